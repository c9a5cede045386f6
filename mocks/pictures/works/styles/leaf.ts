import { distance, everywhere, over, put, type Relief, type Rgb } from '../relief.ts';
import { fine, grit, soft } from '../tile.ts';

/** Leaf of gold, silver or copper over dark pigment, rubbed through in places. Colours: ground, bole under the leaf, leaf, glow. */
export function leaf(relief: Relief, colours: readonly Rgb[], variant: string): void {
  const { wide, tall, random } = relief;
  const [dark, bole, metal, glow] = colours as [Rgb, Rgb, Rgb, Rgb];
  const [ox, oy] = [random.between(0, 400), random.between(0, 400)];
  const side = Math.min(wide, tall) / 7.2;
  const [cx, cy, r] = [
    wide * random.between(0.42, 0.58),
    tall * random.between(0.36, 0.44),
    Math.min(wide, tall) * 0.3,
  ];
  const horizon = tall * random.between(0.5, 0.62);
  over(relief, everywhere(relief), (at, x, y) => {
    const cloud = soft(x * 0.5 + ox, y * 0.5 + oy);
    const crumb = fine(x * 0.8 + oy, y * 0.8 + ox);
    const scrape = fine(x * 0.06 + ox, y * 1.1);
    const t = Math.min(1, Math.max(0, 0.35 + cloud * 0.5 + (y / tall - 0.5) * 0.4));
    put(
      relief,
      at,
      [dark[0] + (glow[0] - dark[0]) * t, dark[1] + (glow[1] - dark[1]) * t, dark[2] + (glow[2] - dark[2]) * t],
      0.9 + crumb * 0.1 + scrape * 0.06,
    );
    relief.rise[at] = crumb * 0.9 + scrape * 0.7 + grit(x, y) * 0.35;
    relief.shine[at] = 0.06;
    // where the leaf lies
    let on: number;
    const [i, j] = [
      Math.floor((x + soft(y * 0.4, x * 0.02) * 5) / side),
      Math.floor((y + soft(x * 0.4, y * 0.02) * 5) / side),
    ];
    const chance = soft(i * 37.7 + ox, j * 53.3 + oy);
    if (variant === 'moon') on = 1 - distance(x - cx, y - cy) / r + soft(x * 1.4 + ox, y * 1.4) * 0.05;
    else if (variant === 'shore')
      on =
        (y - horizon) / (tall * 0.3) +
        soft(x * 0.5 + ox, y * 1.1) * 0.75 -
        Math.max(0, (y - horizon) / tall - 0.26) * 4;
    else on = 0.42 + chance * 1.3 - Math.abs(y / tall - 0.46) * 1.5 - Math.abs(x / wide - 0.5) * 0.9;
    const worn = soft(x * 0.9 + oy, y * 0.9 + ox) * 0.5 + fine(x * 0.7, y * 0.7) * 0.35;
    if (on <= 0) return;
    const [fx, fy] = [((x + soft(y * 0.4, x * 0.02) * 5) / side) % 1, ((y + soft(x * 0.4, y * 0.02) * 5) / side) % 1];
    // one sheet overlaps the next
    const seam = Math.min(Math.abs(fx), Math.abs(fy)) < 0.035 ? 1 : 0;
    if (worn > 0.34 + Math.min(on, 0.5) * 0.75 - (seam ? 0.1 : 0)) {
      put(relief, at, bole, 0.9 + crumb * 0.15);
      return;
    }
    put(relief, at, metal, (seam ? 0.84 : 0.96 + 0.1 * soft(i * 91 + ox, j * 67)) + crumb * 0.05);
    relief.rise[at] = crumb * 0.55 + soft(x * 2.6, y * 2.6) * 1.1 + (seam ? 0.6 : 0) + chance * 0.4;
    relief.shine[at] = 1;
  });
}
