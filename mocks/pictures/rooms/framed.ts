import sharp from 'sharp';
import { layRing, type Sheet } from '../mouldings/ring.ts';
import { cutStrip, type Strip } from '../mouldings/strip.ts';
import { renderPicture, type Sketch } from '../renderPicture.ts';

/** What is in a frame: an art of the catalogue, or SVG text of any size that is drawn to a ratio. */
export type Print = Sketch | { svg: string; ratio: { w: number; h: number } };
/** A frame with what is in it; sizes are whole px of its outer edge, `face` is the width of its moulding, `mat` that of the mat. */
export type Framed = { frame: string; print: Print; width: number; height: number; face: number; mat: number };

/** Mouldings are drawn at least so many px wide, and then made small, so that their grain does not flicker. */
const LEAST_FACE = 24;

const strips = new Map<string, Strip>();
function getStrip(frame: string, face: number): Strip {
  const key = `${frame} ${face}`;
  const strip = strips.get(key) ?? cutStrip(frame, face, face * 9);
  // the pieces of one wall are cut from one length; another wall has another
  if (!strips.has(key)) strips.clear();
  strips.set(key, strip);
  return strip;
}

/** The largest size of a ratio that fits. */
function fitted({ w, h }: { w: number; h: number }, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(width / w, height / h);
  return { width: Math.round(w * scale), height: Math.round(h * scale) };
}

async function printed(print: Print, width: number, height: number): Promise<Buffer> {
  const svg = 'svg' in print ? print.svg : renderPicture(print, Math.round(Math.max(width, height) * 1.3));
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** The shadow of the moulding on what is in it, along a line of px: `strength` at its edge, gone after a few `wide` of its face. */
const fading = (size: number, face: number, strength: number, wide: number): Float32Array =>
  Float32Array.from({ length: size }, (_, x) => strength * Math.exp(-(x - face) / (face * wide)));

/** Draws a framed print from the front, lit from the upper left: three bytes a pixel. */
export async function drawFramed({ frame, print, width, height, face, mat }: Framed): Promise<Buffer> {
  const [openWidth, openHeight] = [width - face * 2, height - face * 2];
  const size =
    mat > 0 ? fitted(print.ratio, openWidth - mat * 2, openHeight - mat * 2) : { width: openWidth, height: openHeight };
  const [left, top] = [Math.round((width - size.width) / 2), Math.round((height - size.height) / 2)];
  const inner = await printed(print, size.width, size.height);
  const times = Math.ceil(LEAST_FACE / face);
  const big: Sheet = {
    data: new Uint8ClampedArray(width * times * height * times * 3),
    width: width * times,
    height: height * times,
  };
  layRing(big, getStrip(frame, face * times), 0, 0, big.width, big.height);
  const ring =
    times === 1
      ? Buffer.from(big.data.buffer)
      : await sharp(Buffer.from(big.data.buffer), { raw: { width: big.width, height: big.height, channels: 3 } })
          .resize(width, height, { kernel: 'cubic' })
          .raw()
          .toBuffer();
  const [fromLeft, fromTop] = [fading(width, face, 0.3, 0.55), fading(height, face, 0.38, 0.7)];
  const out = new Uint8ClampedArray(width * height * 3);
  const cut = mat > 0 ? Math.max(1, Math.round(mat * 0.06)) : 0;
  for (let y = 0; y < height; y++) {
    const down = Math.min(y - face, height - face - 1 - y);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const across = Math.min(x - face, width - face - 1 - x);
      if (across < 0 || down < 0) {
        for (let c = 0; c < 3; c++) out[at + c] = ring[at + c] as number;
        continue;
      }
      const [px, py] = [x - left, y - top];
      const isPrint = px >= 0 && py >= 0 && px < size.width && py < size.height;
      const isCut = !isPrint && px >= -cut && py >= -cut && px < size.width + cut && py < size.height + cut;
      const shade = Math.max(0.4, 1 - (fromLeft[x] as number) - (fromTop[y] as number));
      // glass: a very faint pane of the window in the upper left
      const glass = x * 0.9 + y * 1.1 < width * 0.72 && x * 0.9 + y * 1.1 > width * 0.42 ? 5 : 0;
      for (let c = 0; c < 3; c++) {
        const colour = isPrint
          ? (inner[(py * size.width + px) * 3 + c] as number)
          : isCut
            ? [226, 221, 212][c]
            : [248, 245, 239][c];
        out[at + c] = (colour as number) * shade + glass;
      }
    }
  }
  return Buffer.from(out.buffer);
}
