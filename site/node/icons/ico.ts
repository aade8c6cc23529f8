const headerBytes = 6;
const entryBytes = 16;

/**
 * Packs PNG pictures into one ICO file, as every browser since 2007 reads it.
 * @param pictures square, at most 256 pixels wide
 */
export const toIco = (pictures: readonly { size: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = headerBytes + entryBytes * index;
    // 256 is written as 0.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
};
