import type { Canvas, Style } from '../canvas.ts';
import { mix } from '../colour.ts';
import { n, type Point, polar, smooth } from '../path.ts';
import { fern, leaf, type LeafShape, stem } from '../parts/leaf.ts';
import { box, disc, fill, inside, line, oval, placed } from '../svg.ts';

/** Outlines of vessels from mouth to foot: [share of the height, share of the height as half width]. */
const PROFILES: Record<string, readonly (readonly [number, number])[]> = {
  bottle: [[0, 0.09], [0.08, 0.075], [0.32, 0.08], [0.48, 0.2], [0.72, 0.245], [0.95, 0.2], [1, 0.18]],
  jar: [[0, 0.2], [0.06, 0.18], [0.14, 0.2], [0.42, 0.37], [0.72, 0.35], [0.94, 0.22], [1, 0.2]],
  amphora: [[0, 0.15], [0.05, 0.12], [0.2, 0.1], [0.4, 0.3], [0.58, 0.31], [0.86, 0.14], [1, 0.13]],
  beaker: [[0, 0.2], [0.5, 0.19], [0.9, 0.17], [1, 0.16]],
  urli: [[0, 0.82], [0.07, 0.76], [0.3, 0.84], [0.66, 0.66], [0.94, 0.32], [1, 0.3]],
  lota: [[0, 0.32], [0.06, 0.27], [0.2, 0.22], [0.36, 0.36], [0.6, 0.46], [0.84, 0.36], [0.97, 0.22], [1, 0.24]],
};

type Vessel = { out: string; mouth: number };

/** A vessel standing at (x, y), `tall` high: lit from the left, shaded on the right, with a glazed band. */
function vessel({ palette, random, unit }: Canvas, kind: string, x: number, y: number, tall: number, tone: string, id: string): Vessel {
  const profile = PROFILES[kind] as (typeof PROFILES)[string];
  const right = profile.map(([t, w]): Point => [x + w * tall, y - tall + t * tall]);
  const left = profile.map(([t, w]): Point => [x - w * tall, y - tall + t * tall]).reverse();
  const d = `${smooth(right)}L${smooth(left).slice(1)}Z`;
  const shade = mix(tone, palette.dark ? '#000000' : palette.tones[4], 0.38);
  const light = mix(tone, '#fffaf0', 0.4);
  const mouth = (profile[0] as readonly [number, number])[1] * tall;
  const widest = Math.max(...profile.map(([, w]) => w)) * tall;
  let skin = fill(`M${n(x + widest * 0.28)} ${n(y - tall)}Q${n(x + widest * 0.72)} ${n(y - tall * 0.45)} ${n(x + widest * 0.1)} ${n(y)}H${n(x + widest * 1.2)}V${n(y - tall)}Z`, shade, 0.5);
  const decor = random.pick(['plain', 'band', 'stripes', 'dip', 'plain'] as const);
  if (decor === 'band') skin += box(x - widest, y - tall * 0.55, widest * 2, tall * 0.07, light, 0.75) + box(x - widest, y - tall * 0.45, widest * 2, tall * 0.02, light, 0.75);
  if (decor === 'stripes') for (let k = 0; k < 5; k++) skin += box(x - widest, y - tall * (0.62 - k * 0.075), widest * 2, tall * 0.014, light, 0.8);
  if (decor === 'dip') skin = fill(`M${n(x - widest)} ${n(y - tall * 0.4)}q${n(widest)} ${n(tall * 0.12)} ${n(widest * 2)} 0V${n(y)}H${n(x - widest)}Z`, light, 0.6) + skin;
  skin += line(`M${n(x - widest * 0.52)} ${n(y - tall * 0.52)}Q${n(x - widest * 0.64)} ${n(y - tall * 0.36)} ${n(x - widest * 0.54)} ${n(y - tall * 0.2)}`, light, unit * 0.6, 0.7);
  const rim = oval(x, y - tall, mouth, mouth * 0.17, mix(tone, palette.tones[4], 0.62));
  return { out: fill(d, tone) + inside(id, d, skin) + rim, mouth: y - tall };
}

/** A mango, a pomegranate, a lime, a pear or a fig, resting at (x, y). */
function fruit({ palette, random }: Canvas, x: number, y: number, r: number, tone: string, id: string): string {
  const kind = random.pick(['round', 'mango', 'pome', 'pear'] as const);
  const shade = mix(tone, palette.dark ? '#000000' : palette.tones[4], 0.36);
  const cy = y - r;
  const outline: Record<typeof kind, string> = {
    round: `M${n(x - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`,
    pome: smooth([[x - r, cy], [x - r * 0.62, cy + r * 0.84], [x, cy + r], [x + r * 0.62, cy + r * 0.84], [x + r, cy], [x + r * 0.6, cy - r * 0.76], [x + r * 0.16, cy - r * 0.92], [x - r * 0.16, cy - r * 0.92], [x - r * 0.6, cy - r * 0.76]], true),
    mango: smooth([[x - r * 1.15, cy + r * 0.2], [x - r * 0.7, cy + r * 0.9], [x + r * 0.1, cy + r], [x + r * 1.02, cy + r * 0.62], [x + r * 1.25, cy - r * 0.15], [x + r * 0.5, cy - r * 0.7], [x - r * 0.6, cy - r * 0.62]], true),
    pear: smooth([[x - r, cy + r * 0.25], [x - r * 0.62, cy + r * 0.92], [x, cy + r], [x + r * 0.62, cy + r * 0.92], [x + r, cy + r * 0.25], [x + r * 0.44, cy - r * 0.7], [x + r * 0.2, cy - r * 1.35], [x - r * 0.2, cy - r * 1.35], [x - r * 0.44, cy - r * 0.7]], true),
  };
  const d = outline[kind];
  const top = cy - r * { round: 1, pome: 0.92, mango: 0.66, pear: 1.4 }[kind];
  const body = fill(d, tone) + inside(id, d, `${disc(x - r * 0.55, cy - r * 0.5, r * 1.75, mix(tone, '#fff6e0', 0.16))}${fill(`M${n(x + r * 0.3)} ${n(cy - r * 1.5)}Q${n(x + r * 0.95)} ${n(cy + r * 0.4)} ${n(x - r * 0.3)} ${n(y + r)}H${n(x + r * 2)}V${n(cy - r * 1.5)}Z`, shade, 0.45)}`);
  const calyx = `M${n(x - r * 0.2)} ${n(top + r * 0.08)}l${n(-r * 0.1)} ${n(-r * 0.3)}l${n(r * 0.18)} ${n(r * 0.12)}l${n(r * 0.12)} ${n(-r * 0.2)}l${n(r * 0.12)} ${n(r * 0.2)}l${n(r * 0.18)} ${n(-r * 0.12)}l${n(-r * 0.1)} ${n(r * 0.3)}Z`;
  const green = palette.dark ? palette.hues[1] : mix(palette.tones[3], '#4f7a4d', 0.5);
  const stalk = kind === 'pome' ? fill(calyx, shade) : line(`M${n(x)} ${n(top + r * 0.06)}q${n(r * 0.05)} ${n(-r * 0.25)} ${n(r * 0.2)} ${n(-r * 0.36)}`, mix(palette.tones[4], tone, 0.2), r * 0.09) + (random.chance(0.6) ? placed(leaf('lance', r * 1.1, green, mix(green, palette.ground, 0.4)), x + r * 0.1, top - r * 0.12, random.between(45, 85)) : '');
  return body + stalk;
}

/** Vessels and fruit on a table against a wall, one light from the left. */
export const stillLife: Style = (canvas) => {
  const { width, height, unit, palette, random } = canvas;
  const wall = palette.dark ? palette.ground : random.pick([mix(palette.ground, palette.tones[0], 0.5), palette.tones[0], palette.tones[1], palette.ground]);
  const table = height * random.between(0.68, 0.76);
  const cloth = palette.dark ? palette.tones[3] : random.pick([palette.tones[3], palette.hues[1], palette.tones[2], palette.hues[3]]);
  let out = box(0, 0, width, height, wall);
  const back = random.pick(['arch', 'disc', 'window', 'none', 'panel'] as const);
  const glowTone = mix(wall, palette.light, palette.dark ? 0.2 : 0.42);
  const bx = width * random.between(0.4, 0.6);
  const r = unit * random.between(25, 33);
  if (back === 'arch') out += fill(`M${n(bx - r)} ${n(table)}V${n(table - r * 0.95)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(table)}Z`, glowTone);
  if (back === 'disc') out += disc(bx, table - r * 1.05, r, glowTone);
  if (back === 'panel') out += box(bx, 0, width - bx, table, glowTone);
  if (back === 'window') {
    const light = `M${n(bx - r)} ${n(height * 0.1)}l${n(r * 0.85)} ${n(r * 0.22)}v${n(r * 1.1)}l${n(-r * 0.85)} ${n(-r * 0.22)}Z`;
    out += fill(light, glowTone) + placed(fill(light, glowTone), r * 0.98, r * 0.25) + placed(fill(light, glowTone), 0, r * 1.28) + placed(fill(light, glowTone), r * 0.98, r * 1.53);
  }
  out += box(0, table, width, height - table, cloth === wall ? palette.tones[2] : cloth);
  out += box(0, table, width, unit * 0.9, mix(cloth, '#fffaf0', 0.35), 0.8);
  const pots = palette.dark ? [palette.hues[0], palette.hues[1], palette.hues[2], palette.hues[3]] : [palette.hues[0], palette.hues[2], palette.tones[3], palette.hues[4], palette.ground, palette.accent, palette.tones[4]];
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
    const tall = Math.min(room * (hasStems ? 0.52 : random.between(0.46, 0.8)), unit * (hasStems ? 40 : 58)) * (kind === 'lota' || kind === 'jar' ? 0.78 : 1);
    const y = foot + unit * random.between(-2, 3.4);
    const one = vessel(canvas, kind, x, y, tall, tones[i % tones.length] as string, `v${i}`);
    shadows += oval(x + tall * 0.26, y - unit * 0.2, tall * 0.44, tall * 0.055, mix(cloth, '#000000', 0.6), 0.3);
    if (hasStems) {
      const green = palette.dark ? palette.hues[1] : mix(palette.tones[3], '#48704c', 0.35);
      const shape = random.pick<LeafShape | 'fern' | 'bloom'>(['lance', 'oval', 'round', 'fern', 'bloom', 'bloom']);
      for (let k = 0; k < random.whole(3, 5); k++) {
        const [bottom, tip]: Point[] = [[x, one.mouth + unit], [x + unit * random.between(-18, 18), one.mouth - Math.min(room * 0.52, unit * 40) * random.between(0.62, 1)]];
        const bend: Point = [x + ((tip as Point)[0] - x) * 0.15, ((tip as Point)[1] + one.mouth) / 2];
        if (shape === 'fern') things += fern(random, bottom as Point, bend, tip as Point, unit * 7, k % 2 ? green : mix(green, palette.ground, 0.25));
        else if (shape === 'bloom') {
          const [tx, ty] = tip as Point;
          things += line(`M${n(x)} ${n(one.mouth + unit)}Q${n(bend[0])} ${n(bend[1])} ${n(tx)} ${n(ty)}`, green, unit * 0.5) + placed(leaf('lance', unit * 9, green, palette.ground), bend[0], bend[1], (tx > x ? 1 : -1) * 48);
          const bloom = k % 2 ? palette.accent : palette.light;
          const size = unit * random.between(4.2, 6);
          for (let p = 0; p < 7; p++) things += disc(...polar([tx, ty], (p / 7) * 6.2832, size * 0.62), size * 0.48, mix(bloom, palette.ground, p % 2 ? 0.15 : 0));
          things += disc(tx, ty, size * 0.36, palette.dark ? palette.tones[4] : palette.tones[3]);
        } else
          things += stem(random, bottom as Point, bend, tip as Point, { shape, pairs: 5, size: unit * (shape === 'round' ? 6.4 : 9), tone: k % 2 ? green : mix(green, palette.ground, 0.25), vein: palette.ground, stalk: green, berries: random.chance(0.4) ? palette.accent : undefined });
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
    const tone = i % 3 === 1 ? palette.accent : i % 3 === 2 ? mix(palette.light, palette.tones[2], 0.25) : palette.light;
    shadows += oval(x + fr * 0.7, y - unit * 0.1, fr * 1.25, fr * 0.22, mix(cloth, '#000000', 0.6), 0.3);
    things += fruit(canvas, x, y, fr, tone, `f${i}`);
  }
  return out + shadows + things;
};
