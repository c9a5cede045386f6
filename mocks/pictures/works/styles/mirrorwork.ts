import { blend, type Relief, type Rgb } from '../relief.ts';
import { ground } from '../sheets.ts';
import { bead, ridge } from '../strokes.ts';
import { soft } from '../tile.ts';

type Point = [number, number];
const getRing = (cx: number, cy: number, r: number, count: number, shape: (a: number) => number = () => 1): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return [cx + Math.cos(a) * r * shape(a), cy + Math.sin(a) * r * shape(a)];
  });

/** Ridges of clay and small round mirrors, as on the walls of round houses in the desert. Colours: clay, ridge, glass, dot. */
export function mirrorwork(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall } = relief;
  const [clay, raised, glass, dot] = colours as [Rgb, Rgb, Rgb, Rgb];
  ground(relief, clay, 1.8, (x, y) => 1 + 0.03 * soft(x * 0.8, y * 0.8));
  const mirror = (x: number, y: number, r: number) => {
    ridge(relief, getRing(x, y, r + 3.2, 26), 5.5, 6, raised);
    bead(relief, [x, y], r, glass, { flat: true, high: 2 });
  };
  if (variant === 'lattice') {
    const columns = wide > tall ? 6 : 4;
    const step = wide / columns;
    const rows = Math.round(tall / step);
    const down = tall / rows;
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const [cx, cy] = [(i + 0.5) * step, (j + 0.5) * down];
        const petals = (i + j) % 2 === 0 ? 4 : 8;
        ridge(
          relief,
          getRing(cx, cy, step * 0.43, 72, (a) => 0.72 + 0.28 * Math.abs(Math.cos((a * petals) / 2))),
          5,
          5.5,
          raised,
        );
        ridge(relief, getRing(cx, cy, step * 0.25, 40), 4.2, 4.6, blend(raised, dot, 0.4));
        mirror(cx, cy, step * 0.1);
        for (let k = 0; k < petals; k++) {
          const a = (k / petals) * Math.PI * 2 + (petals === 4 ? Math.PI / 4 : 0);
          bead(relief, [cx + Math.cos(a) * step * 0.34, cy + Math.sin(a) * step * 0.34], step * 0.022, dot, {
            shine: 0.1,
          });
        }
        if (i > 0 && j > 0) mirror(i * step, j * down, step * 0.052);
      }
    }
    return;
  }
  const [cx, cy] = [wide / 2, tall / 2];
  const most = Math.min(wide, tall) * 0.45;
  mirror(cx, cy, most * 0.085);
  const rings: [number, number][] = [
    [0.2, 8],
    [0.38, 12],
    [0.57, 16],
    [0.77, 24],
    [0.96, 32],
  ];
  for (const [n, [share, count]] of rings.entries()) {
    const r = most * share;
    ridge(relief, getRing(cx, cy, r, 120), 5, 5.4, raised);
    const inner = n === 0 ? most * 0.11 : most * (rings[n - 1] as [number, number])[0];
    const gap = r - inner;
    for (let k = 0; k < count; k++) {
      const a = (k / count) * Math.PI * 2 + (n % 2 ? Math.PI / count : 0);
      const at = (radius: number, angle: number): Point => [
        cx + Math.cos(angle) * radius,
        cy + Math.sin(angle) * radius,
      ];
      const half = Math.PI / count;
      if (n % 2 === 0) {
        const petal = Array.from({ length: 19 }, (_, i): Point => {
          const t = i / 18;
          return at(inner + gap * Math.sin(t * Math.PI) * 0.92 + 2, a + (t - 0.5) * 2 * half * 0.86);
        });
        ridge(relief, petal, 4.2, 4.8, raised);
        bead(relief, at(inner + gap * 0.42, a), gap * 0.1, dot, { shine: 0.1 });
      } else {
        mirror(...at(inner + gap * 0.5, a), Math.min(gap * 0.27, r * half * 0.52));
      }
    }
  }
  const corner = Math.max(wide, tall) > most * 2.3 ? most * 0.16 : most * 0.12;
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [cx + sx * (wide / 2 - corner * 1.7), cy + sy * (tall / 2 - corner * 1.7)];
    ridge(
      relief,
      getRing(x, y, corner * 1.15, 60, (a) => 0.8 + 0.2 * Math.abs(Math.cos(a * 2))),
      4.4,
      5,
      raised,
    );
    mirror(x, y, corner * 0.45);
  }
}
