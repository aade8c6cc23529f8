/** A reason not to start that the operator can mend; each line names what is wrong and how to make it right. */
export class StartError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartError';
    this.lines = lines;
  }
}
