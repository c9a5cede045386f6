import type { Style } from '../canvas.ts';
import { mix } from '../colour.ts';
import { fern, type LeafShape, leaf, stem } from '../parts/leaf.ts';
import { n, type Point, polar } from '../path.ts';
import { box, disc, fill, line, oval, placeContent } from '../svg.ts';
import { fruit } from './stillLife/fruit.ts';
import { vessel } from './stillLife/vessel.ts';

/** Vessels and fruit on a table against a wall, one light from the left. */
export const stillLife: Style = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const wall = palette.dark
    ? palette.ground
    : random.pick([mix(palette.ground, palette.tones[0], 0.5), palette.tones[0], palette.tones[1], palette.ground]);
  const table = height * random.between(0.68, 0.76);
  const cloth = palette.dark
    ? palette.tones[3]
    : random.pick([palette.tones[3], palette.hues[1], palette.tones[2], palette.hues[3]]);
  let out = box(0, 0, width, height, wall);
  const back = random.pick(['arch', 'disc', 'window', 'none', 'panel'] as const);
  const glowTone = mix(wall, palette.light, palette.dark ? 0.2 : 0.42);
  const bx = width * random.between(0.4, 0.6);
  const r = unit * random.between(25, 33);
  if (back === 'arch')
    out += fill(
      `M${n(bx - r)} ${n(table)}V${n(table - r * 0.95)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(table)}Z`,
      glowTone,
    );
  if (back === 'disc') out += disc(bx, table - r * 1.05, r, glowTone);
  if (back === 'panel') out += box(bx, 0, width - bx, table, glowTone);
  if (back === 'window') {
    const light = `M${n(bx - r)} ${n(height * 0.1)}l${n(r * 0.85)} ${n(r * 0.22)}v${n(r * 1.1)}l${n(-r * 0.85)} ${n(-r * 0.22)}Z`;
    out +=
      fill(light, glowTone) +
      placeContent(fill(light, glowTone), r * 0.98, r * 0.25) +
      placeContent(fill(light, glowTone), 0, r * 1.28) +
      placeContent(fill(light, glowTone), r * 0.98, r * 1.53);
  }
  out += box(0, table, width, height - table, cloth === wall ? palette.tones[2] : cloth);
  out += box(0, table, width, unit * 0.9, mix(cloth, '#fffaf0', 0.35), 0.8);
  const pots = palette.dark
    ? [palette.hues[0], palette.hues[1], palette.hues[2], palette.hues[3]]
    : [
        palette.hues[0],
        palette.hues[2],
        palette.tones[3],
        palette.hues[4],
        palette.ground,
        palette.accent,
        palette.tones[4],
      ];
  const tones = random.shuffled(pots.filter((tone) => tone !== cloth && tone !== wall));
  const kinds = random.shuffled(['bottle', 'jar', 'amphora', 'beaker', 'lota', 'jar']);
  const wide = width > height * 1.15;
  const count = wide ? random.whole(3, 4) : random.whole(2, 3);
  const span = wide ? Math.min(width * 0.6, unit * 84) : width * (count === 2 ? 0.32 : 0.46);
  const room = table - height * 0.16;
  const bouquet = random.chance(0.78) ? random.whole(0, count - 1) : -1;
  const foot = table + (height - table) * 0.3;
  let things = '';
  let shadows = '';
  for (let i = 0; i < count; i++) {
    const x = width * 0.5 + span * (i / (count - 1) - 0.5) + unit * random.between(-2, 2);
    const kind = kinds[i] as string;
    const hasStems = i === bouquet;
    const tall =
      Math.min(room * (hasStems ? 0.52 : random.between(0.46, 0.8)), unit * (hasStems ? 40 : 58)) *
      (kind === 'lota' || kind === 'jar' ? 0.78 : 1);
    const y = foot + unit * random.between(-2, 3.4);
    const one = vessel(canvas, kind, x, y, tall, tones[i % tones.length] as string, `v${i}`);
    shadows += oval(x + tall * 0.26, y - unit * 0.2, tall * 0.44, tall * 0.055, mix(cloth, '#000000', 0.6), 0.3);
    if (hasStems) {
      const green = palette.dark ? palette.hues[1] : mix(palette.tones[3], '#48704c', 0.35);
      const shape = random.pick<LeafShape | 'fern' | 'bloom'>(['lance', 'oval', 'round', 'fern', 'bloom', 'bloom']);
      for (let k = 0; k < random.whole(3, 5); k++) {
        const [bottom, tip]: Point[] = [
          [x, one.mouth + unit],
          [x + unit * random.between(-18, 18), one.mouth - Math.min(room * 0.52, unit * 40) * random.between(0.62, 1)],
        ];
        const bend: Point = [x + ((tip as Point)[0] - x) * 0.15, ((tip as Point)[1] + one.mouth) / 2];
        if (shape === 'fern')
          things += fern(
            random,
            bottom as Point,
            bend,
            tip as Point,
            unit * 7,
            k % 2 ? green : mix(green, palette.ground, 0.25),
          );
        else if (shape === 'bloom') {
          const [tx, ty] = tip as Point;
          things +=
            line(`M${n(x)} ${n(one.mouth + unit)}Q${n(bend[0])} ${n(bend[1])} ${n(tx)} ${n(ty)}`, green, unit * 0.5) +
            placeContent(leaf('lance', unit * 9, green, palette.ground), bend[0], bend[1], (tx > x ? 1 : -1) * 48);
          const bloom = k % 2 ? palette.accent : palette.light;
          const size = unit * random.between(4.2, 6);
          for (let p = 0; p < 7; p++)
            things += disc(
              ...polar([tx, ty], (p / 7) * 6.2832, size * 0.62),
              size * 0.48,
              mix(bloom, palette.ground, p % 2 ? 0.15 : 0),
            );
          things += disc(tx, ty, size * 0.36, palette.dark ? palette.tones[4] : palette.tones[3]);
        } else
          things += stem(random, bottom as Point, bend, tip as Point, {
            shape,
            pairs: 5,
            size: unit * (shape === 'round' ? 6.4 : 9),
            tone: k % 2 ? green : mix(green, palette.ground, 0.25),
            vein: palette.ground,
            stalk: green,
            berries: random.chance(0.4) ? palette.accent : undefined,
          });
      }
    }
    things += one.out;
  }
  const fruits = random.whole(1, 4);
  const start = width * 0.5 + (random.chance(0.5) ? -1 : 0.12) * span * 0.62;
  for (let i = 0; i < fruits; i++) {
    const fr = unit * random.between(4.6, 6.8);
    const x = start + i * unit * 11 + (i > 1 ? unit * 7 : 0) + unit * random.between(-1, 1);
    const y = foot + unit * random.between(4, 9);
    const tone =
      i % 3 === 1 ? palette.accent : i % 3 === 2 ? mix(palette.light, palette.tones[2], 0.25) : palette.light;
    shadows += oval(x + fr * 0.7, y - unit * 0.1, fr * 1.25, fr * 0.22, mix(cloth, '#000000', 0.6), 0.3);
    things += fruit(canvas, x, y, fr, tone, `f${i}`);
  }
  return out + shadows + things;
};
