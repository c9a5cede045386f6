/** EXIF data that tells nothing but an orientation, in either byte order. */
export function createExif(orientation: number, little = true): Uint8Array {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 1, little);
  view.setUint16(10, 0x0112, little);
  view.setUint16(12, 3, little);
  view.setUint32(14, 1, little);
  view.setUint16(18, orientation, little);
  return bytes;
}

/** A JPEG with EXIF in front of all else, as cameras write it. */
export function addExif(jpeg: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const segment = new Uint8Array(10 + exif.length);
  new DataView(segment.buffer).setUint16(2, 8 + exif.length);
  segment.set([0xff, 0xe1]);
  segment.set([0x45, 0x78, 0x69, 0x66, 0, 0], 4);
  segment.set(exif, 10);
  return concatBytes(jpeg.subarray(0, 2), segment, jpeg.subarray(2));
}

export function concatBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const encodeText = (text: string) => new TextEncoder().encode(text);

/** A PNG that says it has so many pixels, and holds none of them. */
export function createPngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(25);
  const view = new DataView(header.buffer);
  view.setUint32(0, 13);
  header.set(encodeText('IHDR'), 4);
  view.setUint32(8, width);
  view.setUint32(12, height);
  header.set([8, 2, 0, 0, 0], 16);
  const end = new Uint8Array(12);
  end.set(encodeText('IEND'), 4);
  return concatBytes(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header, end);
}

/** The first box of a picture in the HEIF family: its brands. */
export function createBrandsBox(major: string, ...others: string[]): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(16 + 4 * others.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(encodeText(`ftyp${major}`), 4);
  box.set(encodeText(others.join('')), 16);
  return box;
}
