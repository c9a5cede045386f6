import { blend, type Relief, type Rgb } from '../relief.ts';
import { boxShape, ground, lay } from '../sheets.ts';
import { sew } from '../strokes.ts';
import { fine } from '../tile.ts';

/** Old cloth pieced together and quilted through with white thread. Colours: backing, thread, then the cloths. */
export function patchwork(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall, random } = relief;
  const [backing, white, ...cloths] = colours as [Rgb, Rgb, ...Rgb[]];
  const woven = (x: number, y: number) =>
    1 +
    0.05 * Math.sin(x * 2.1) * Math.sin(y * 2.1) +
    0.05 * fine(x * 0.4, y * 2.2) +
    0.04 * fine(x * 2.2 + 90, y * 0.4);
  ground(relief, backing, 1, woven);
  const columns = variant === 'strips' ? 3 : wide > tall ? 5 : 4;
  const rows = variant === 'strips' ? 7 : wide > tall ? 4 : 5;
  const [cw, ch] = [(wide * 0.94) / columns, (tall * 0.94) / rows];
  const patch = (cx: number, cy: number, w: number, h: number, colour: Rgb) => {
    const stripe = random.chance(0.34) ? random.pick([9, 14, 22]) : 0;
    const upright = random.chance(0.5);
    const fade = random.between(0.86, 1.1);
    lay(relief, boxShape(cx, cy, w, h, random.between(-0.025, 0.025)), {
      colour,
      thick: 2.2,
      tear: 1.3,
      tooth: 1.2,
      tone: (x, y) => fade * woven(x, y) * (stripe > 0 && (upright ? x : y) % stripe < stripe * 0.28 ? 1.28 : 1),
    });
    const [l, r, t, b] = [cx - w / 2 + 7, cx + w / 2 - 7, cy - h / 2 + 7, cy + h / 2 - 7];
    sew(
      relief,
      [
        [l, t],
        [r, t],
        [r, b],
        [l, b],
        [l, t],
      ],
      { on: 7, off: 6, thick: 2.6, colour: white },
    );
  };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [cx, cy] = [wide * 0.03 + (i + 0.5) * cw, tall * 0.03 + (j + 0.5) * ch];
      const colour = cloths[(i * 2 + j * 3 + random.whole(0, 1)) % cloths.length] as Rgb;
      patch(
        cx + random.between(-4, 4),
        cy + random.between(-4, 4),
        cw * random.between(0.97, 1.06),
        ch * random.between(0.97, 1.06),
        blend(colour, backing, random.between(0, 0.2)),
      );
    }
  }
  for (let k = 0; k < 6; k++)
    patch(
      wide * random.between(0.16, 0.84),
      tall * random.between(0.14, 0.86),
      cw * random.between(0.4, 0.7),
      ch * random.between(0.36, 0.62),
      random.pick(cloths),
    );
  if (variant === 'windows') {
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        if ((i + j) % 2) continue;
        const [cx, cy] = [wide * 0.03 + (i + 0.5) * cw, tall * 0.03 + (j + 0.5) * ch];
        for (let ring = 1; ring <= 4; ring++) {
          const r = Math.min(cw, ch) * 0.09 * ring;
          sew(
            relief,
            Array.from({ length: 33 }, (_, n): [number, number] => [
              cx + Math.cos((n / 32) * 6.283) * r,
              cy + Math.sin((n / 32) * 6.283) * r,
            ]),
            { on: 6, off: 5, thick: 2.4, colour: white },
          );
        }
      }
    }
    return;
  }
  for (let y = tall * 0.05; y < tall * 0.96; y += 15) {
    sew(
      relief,
      Array.from({ length: 26 }, (_, n): [number, number] => [
        wide * (0.04 + (0.92 * n) / 25),
        y + Math.sin(n * 0.8 + y) * 1.4,
      ]),
      { on: 8, off: 9, thick: 2.3, colour: white },
    );
  }
}
