import { blend, type Relief, type Rgb } from '../relief.ts';
import { ground } from '../sheets.ts';
import { bead } from '../strokes.ts';
import { soft } from '../tile.ts';

/** Drops of thick colour set one by one on a dark board. Colours: board, then the drops. */
export function dots(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall, random } = relief;
  const [board, ...inks] = colours as [Rgb, ...Rgb[]];
  ground(relief, board, 0.7);
  const ink = (n: number) => inks[((n % inks.length) + inks.length) % inks.length] as Rgb;
  const drop = (x: number, y: number, r: number, colour: Rgb) => {
    bead(relief, [x, y], r * random.between(0.93, 1.06), colour, { high: r * 0.7, shine: 0.4 });
  };
  if (variant === 'flow') {
    for (let row = 0, y = 24; y < tall - 14; row++, y += 19) {
      for (let x = 24 + (row % 2) * 10; x < wide - 14; x += 20) {
        const field =
          soft(x * 0.26 + 30, y * 0.26 + 90) * 1.7 + soft(x * 0.8, y * 0.8) * 0.35 + Math.sin((x + y) / 210);
        const n = Math.floor((field + 2) * 2.1);
        const nearness = (field + 2) * 2.1 - n;
        drop(x, y, 4.2 + 4.6 * Math.abs(nearness - 0.5) * 2, blend(ink(n), ink(n + 1), nearness > 0.8 ? 0.4 : 0));
      }
    }
    return;
  }
  const centres =
    variant === 'twin'
      ? [
          [0.34, 0.36, 0.33],
          [0.66, 0.68, 0.36],
        ]
      : [[0.5, 0.5, 0.47]];
  const occupied: (readonly [number, number, number])[] = [];
  for (const [px = 0.5, py = 0.5, share = 0.47] of centres) {
    const [cx, cy, most] = [wide * px, tall * py, Math.min(wide, tall) * share];
    drop(cx, cy, 13, ink(0));
    for (let r = 26, n = 1; r < most; n++) {
      const size = 4 + 3.4 * Math.abs(Math.sin(n * 0.9)) + (n % 5 === 0 ? 3 : 0);
      r += size + 1.5;
      const count = Math.max(8, Math.round((Math.PI * 2 * r) / (size * 2.35) / 4) * 4);
      const petals = n % 7 === 3;
      for (let k = 0; k < count; k++) {
        const a = (k / count) * Math.PI * 2 + n * 0.11;
        const [x, y] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
        if (occupied.some(([tx, ty, tr]) => Math.hypot(x - tx, y - ty) < tr)) continue;
        drop(
          x,
          y,
          petals && k % 2 ? size * 0.6 : size,
          ink(n % 5 === 0 ? 0 : Math.floor(n / 2) + (k % 4 === 0 && n % 3 === 0 ? 1 : 0)),
        );
      }
      r += size + 1.5;
    }
    occupied.push([cx, cy, most + 12]);
  }
  for (let k = 0; k < 260; k++) {
    const [x, y] = [random.between(0.03, 0.97) * wide, random.between(0.03, 0.97) * tall];
    const free = centres.every(
      ([px = 0.5, py = 0.5, share = 0.47]) =>
        Math.hypot(x - wide * px, y - tall * py) > Math.min(wide, tall) * share + 16,
    );
    if (free) drop(x, y, random.between(1.6, 3.4), ink(k));
  }
}
