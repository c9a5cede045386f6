import { blend, type Relief, type Rgb } from '../relief.ts';
import { ground, lay, leafShape, roundShape } from '../sheets.ts';
import { ridge } from '../strokes.ts';
import { soft } from '../tile.ts';

/** Cotton pulp cast over plants or ripples, white on white with a little pigment rubbed in. Colours: paper, rubbed pigment, second pigment. */
export function castPaper(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall, random } = relief;
  const [paper, rubbed, second] = colours as [Rgb, Rgb, Rgb];
  ground(relief, paper, 2.1, (x, y) => 1 + 0.018 * soft(x * 0.6, y * 0.6));
  if (variant === 'ripples') {
    const [cx, cy] = [wide * random.between(0.35, 0.65), tall * random.between(0.38, 0.6)];
    for (let n = 0; n < 15; n++) {
      const r = Math.min(wide, tall) * (0.05 + n * 0.034);
      const ring = Array.from({ length: 97 }, (_, k): [number, number] => {
        const angle = (k / 96) * Math.PI * 2;
        const wobble = r + soft(Math.cos(angle) * 90 + n * 20, Math.sin(angle) * 90) * 5;
        return [cx + Math.cos(angle) * wobble, cy + Math.sin(angle) * wobble * 0.95];
      });
      ridge(
        relief,
        ring,
        13 - n * 0.45,
        9 - n * 0.3,
        blend(paper, n % 4 === 1 ? rubbed : n % 4 === 3 ? second : paper, 0.5 - n * 0.024),
      );
    }
    lay(relief, roundShape(cx, cy, Math.min(wide, tall) * 0.03), { colour: rubbed, thick: 6, tear: 1.2, tooth: 2 });
    return;
  }
  const stems = variant === 'fern' ? 3 : 1;
  for (let s = 0; s < stems; s++) {
    const x0 = wide * (stems === 1 ? 0.5 : 0.24 + s * 0.26) + random.between(-8, 8);
    const lean = random.between(-0.12, 0.12);
    const [foot, tip] = [tall * 0.92, tall * random.between(0.1, stems === 1 ? 0.14 : 0.26)];
    const at = (t: number): [number, number] => [x0 + Math.sin(t * 2.4) * lean * tall * 0.3, foot + (tip - foot) * t];
    const pairs = variant === 'fern' ? 13 : 6;
    for (let k = 0; k < pairs; k++) {
      const t = 0.12 + (k / pairs) * 0.82;
      const [x, y] = at(t);
      const long = Math.min(wide, tall) * (variant === 'fern' ? 0.13 : 0.34) * (1.12 - t * 0.8);
      for (const side of [-1, 1]) {
        const angle = side * (variant === 'fern' ? 1.12 : 0.92) * (1.1 - t * 0.35) + random.between(-0.08, 0.08);
        const tone = (k + (side > 0 ? 1 : 0)) % 3 === 0 ? second : rubbed;
        lay(relief, leafShape(x, y, long, long * (variant === 'fern' ? 0.17 : 0.25), angle), {
          colour: blend(paper, tone, 0.16 + 0.3 * random.next()),
          thick: 4.5,
          tear: 0.8,
          tooth: 1.6,
        });
        const end: [number, number] = [x + Math.sin(angle) * long * 0.93, y - Math.cos(angle) * long * 0.93];
        ridge(relief, [[x, y], end], 3.2, (relief.rise[0] ?? 0) + 7, blend(paper, tone, 0.5));
      }
    }
    ridge(
      relief,
      Array.from({ length: 24 }, (_, n) => at((n / 23) * 0.97)),
      6.5,
      9,
      blend(paper, rubbed, 0.35),
    );
  }
}
