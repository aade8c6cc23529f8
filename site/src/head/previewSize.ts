/** Size of the pictures of social previews in pixels: what the networks show whole. */
export const previewSize = { width: 1200, height: 630 } as const;
