import { createRandom } from './random.ts';

const SIDE = 256;
const STRENGTH = 3;

/** The tooth of a sheet of cotton paper: a tile of soft noise that repeats without a seam. */
function sheet(): Int8Array {
  const random = createRandom(1881);
  const raw = Float32Array.from({ length: SIDE * SIDE }, () => random.between(-1, 1));
  const at = (x: number, y: number) => raw[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)] as number;
  return Int8Array.from(raw, (value, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const soft = value * 2 + at(x + 1, y) + at(x - 1, y) + at(x, y + 1) + at(x, y - 1);
    return Math.round((soft / 2.4) * STRENGTH);
  });
}

const tooth = sheet();

/** Lays the grain of paper over a picture of RGB bytes, in place. It also keeps soft skies from showing steps. */
export function layGrain(data: Buffer, width: number): void {
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const row = width * 3;
  for (let start = 0, y = 0; start < bytes.length; start += row, y++) {
    const line = (y & 255) << 8;
    for (let x = 0, p = start; x < width; x++, p += 3) {
      const grain = tooth[line + (x & 255)] as number;
      bytes[p] = (bytes[p] as number) + grain;
      bytes[p + 1] = (bytes[p + 1] as number) + grain;
      bytes[p + 2] = (bytes[p + 2] as number) + grain;
    }
  }
}
