/** What a file is by its content; its name and the type that the browser tells do not count. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'bmp' | 'tiff' | 'other';

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Tells a file's kind by its first bytes; a few hundred are enough, an SVG with a long preface takes more. */
export function sniffFileKind(bytes: Uint8Array): FileKind {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  if (text(bytes, 0, 4) === 'GIF8') return 'gif';
  if (text(bytes, 4, 4) === 'ftyp') return readBrand(bytes);
  if (text(bytes, 0, 2) === 'BM' && bytes[6] === 0 && bytes[7] === 0) return 'bmp';
  if (starts(bytes, 0x49, 0x49, 0x2a, 0) || starts(bytes, 0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  return isSvg(bytes) ? 'svg' : 'other';
}

/** The first known brand counts: an AVIF may also call itself 'mif1', which an HEIC does as well. */
function readBrand(bytes: Uint8Array): FileKind {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands: string[] = [];
  for (let at = 8; at < Math.min(length, bytes.length, 256); at += 4) if (at !== 12) brands.push(text(bytes, at, 4));
  if (brands.some((brand) => AVIF.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : 'other';
}

/** The root element of a text, behind a byte order mark, declarations and comments. */
function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8').decode(
    bytes.subarray(0, 4096),
  );
  const root = head.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(\[[\s\S]*?\])?[^>]*>/gi, '').trimStart();
  return /^<([\w-]+:)?svg[\s/>]/i.test(root);
}
