/** A slow swell needs no more. */
const framesPerSecond = 20;
const waves = [
  { height: 5, length: 340, speed: 0.35, level: 0.74 },
  { height: 7, length: 460, speed: 0.27, level: 0.82 },
  { height: 9, length: 620, speed: 0.2, level: 0.91 },
] as const;

const draw = (context: CanvasRenderingContext2D, width: number, height: number, seconds: number): void => {
  context.clearRect(0, 0, width, height);
  for (const wave of waves) {
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8) {
      const phase = (x / wave.length) * 2 * Math.PI + seconds * wave.speed * 2 * Math.PI;
      context.lineTo(
        x,
        height * wave.level + Math.sin(phase) * wave.height + Math.sin(phase * 0.43) * wave.height,
      );
    }
    context.lineTo(width, height);
    context.closePath();
    context.fillStyle = 'rgb(155 208 230 / 0.09)';
    context.fill();
  }
};

/**
 * Draws a slow swell over the still picture until stopped.
 * @param canvas fills its parent; its pixel size follows its layout size
 * @returns stops the drawing
 */
export const drawSwell = (canvas: HTMLCanvasElement): (() => void) => {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  let frame = 0;
  let last = 0;
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    if (now - last < 1000 / framesPerSecond) return;
    last = now;
    if (canvas.width !== canvas.clientWidth || canvas.height !== canvas.clientHeight) {
      canvas.width = canvas.clientWidth;
      canvas.height = canvas.clientHeight;
    }
    draw(context, canvas.width, canvas.height, now / 1000);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};
