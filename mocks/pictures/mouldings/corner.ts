import sharp from 'sharp';
import type { Pixels } from '../pixels.ts';
import { renderPicture, type Sketch } from '../renderPicture.ts';
import { layRing } from './ring.ts';
import { cornerShadow, wallAt } from './softShadow.ts';
import { cutStrip } from './strip.ts';

// shares of the picture's side
const OUTSIDE = 0.15;
const FACE = 0.27;
const MAT = 0.14;
/** How far the frame goes on beyond the picture, so that only one corner is seen. */
const BEYOND = 1.9;
/** The white edge where the mat is cut, in px of a side of 800. */
const CUT = 6;

const BOARD = [247, 244, 238] as const;
const BEVEL = [255, 254, 250] as const;

/** One corner of a frame on the wall, with its mat and the corner of a print in it. */
export async function cornerView(slug: string, art: Sketch, side: number): Promise<Pixels> {
  const [out, face, mat] = [OUTSIDE, FACE, MAT].map((share) => Math.round(share * side)) as [number, number, number];
  const opening = out + face;
  const print = opening + mat;
  const cut = Math.round((CUT * side) / 800);
  const room = side - print;
  const artPixels = await sharp(Buffer.from(renderPicture(art, Math.round(side))))
    .extract({ left: 0, top: 0, width: room, height: room })
    .removeAlpha()
    .raw()
    .toBuffer();
  const data = new Uint8ClampedArray(side * side * 3);
  const soft = face * 0.2;
  const wide = cornerShadow(side, [out + soft * 0.5, out + soft * 0.9], soft);
  const close = cornerShadow(side, [out - 1, out + 1], soft * 0.3);
  const within = cornerShadow(side, [opening + face * 0.05, opening + face * 0.08], face * 0.14);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const index = (y * side + x) * 3;
      const isWall = x < opening || y < opening;
      const isBoard = x < print || y < print;
      const isCut = x >= print - cut && y >= print - cut;
      // a thin dark line where the mat is cut: its white edge lies below the board
      const shade = isWall
        ? (1 - 0.3 * wide(x, y)) * (1 - 0.32 * close(x, y))
        : 1 - 0.4 * (1 - within(x, y)) - (isBoard && isCut && (x === print - cut || y === print - cut) ? 0.12 : 0);
      for (const c of [0, 1, 2] as const) {
        const colour = isWall
          ? wallAt((x + y) / side / 2, c)
          : isBoard
            ? (isCut ? BEVEL : BOARD)[c]
            : (artPixels[((y - print) * room + x - print) * 3 + c] as number);
        data[index + c] = colour * shade;
      }
    }
  }
  const size = Math.round(side * BEYOND);
  layRing({ data, width: side, height: side }, cutStrip(slug, face, Math.round(side * 0.7)), out, out, size, size);
  return { data: Buffer.from(data.buffer), width: side, height: side };
}
