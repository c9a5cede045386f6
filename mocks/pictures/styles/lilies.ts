import type { Canvas, Style } from '../canvas.ts';
import { mix, ramp } from '../colour.ts';
import { drawMount } from '../mount.ts';
import { n, type Point, polar } from '../path.ts';
import { box, disc, fill, gradient, line, placeContent } from '../svg.ts';

/** A lily pad from above: a disc with a slit, its veins and a lighter rim. */
function pad({ random, palette }: Canvas, r: number, tone: string): string {
  const slit = random.between(0.12, 0.26);
  const [a, b] = [polar([0, 0], slit, r), polar([0, 0], -slit, r)];
  const d = `M0 0L${n(a[0])} ${n(a[1])}A${n(r)} ${n(r)} 0 1 1 ${n(b[0])} ${n(b[1])}Z`;
  let veins = '';
  for (let i = 1; i < 12; i++) {
    const end = polar([0, 0], slit + (i / 12) * (Math.PI * 2 - slit * 2), r * 0.86);
    veins += `M0 0L${n(end[0])} ${n(end[1])}`;
  }
  return (
    fill(d, tone) +
    line(veins, mix(tone, palette.ground, palette.dark ? 0 : 0.35), r * 0.018, 0.7) +
    (palette.dark ? line(veins, palette.tones[0], r * 0.018) : '')
  );
}

function lotus({ random, palette }: Canvas, r: number): string {
  let out = '';
  const petals = [
    { count: 9, reach: 1, tone: mix(palette.accent, palette.ground, palette.dark ? 0.1 : 0.45) },
    { count: 8, reach: 0.74, tone: mix(palette.accent, palette.ground, palette.dark ? 0 : 0.2) },
    { count: 6, reach: 0.48, tone: palette.accent },
  ];
  for (const { count, reach, tone } of petals) {
    const turn = random.between(0, 60);
    const l = r * reach;
    const petal = fill(
      `M0 0C${n(l * 0.32)} ${n(-l * 0.34)} ${n(l * 0.2)} ${n(-l * 0.86)} 0 ${n(-l)}C${n(-l * 0.2)} ${n(-l * 0.86)} ${n(-l * 0.32)} ${n(-l * 0.34)} 0 0Z`,
      tone,
    );
    for (let i = 0; i < count; i++) out += placeContent(petal, 0, 0, turn + (i * 360) / count);
  }
  return out + disc(0, 0, r * 0.13, palette.dark ? palette.ground : palette.tones[0]);
}

function pond(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  const deep = palette.dark || random.chance(0.5);
  const [from, to] = deep ? [ramp(palette.tones, 0.72), ramp(palette.tones, 0.96)] : [palette.ground, palette.tones[0]];
  let out = `<defs>${gradient('pond', [
    [0, from],
    [1, to],
  ])}</defs>${box(0, 0, width, height, 'url(#pond)')}`;
  let rings = '';
  for (let i = 0; i < random.whole(2, 4); i++) {
    const [x, y] = [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height];
    for (let k = 1; k <= random.whole(3, 6); k++) {
      const r = unit * k * 4.2;
      rings += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
    }
  }
  out += line(rings, deep ? palette.tones[1] : palette.tones[1], unit * 0.2, deep ? 0.35 : 0.6);
  // Pads gather along a slow diagonal and leave the rest of the water free.
  const slope = random.between(-0.8, 0.8);
  const pads: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i < 900 && pads.length < 46; i++) {
    const r = unit * (pads.length < 7 ? random.between(9, 14) : random.between(2.2, 7.5));
    const [x, y] = [random.between(-0.05, 1.05) * width, random.between(-0.05, 1.05) * height];
    const off = Math.abs((x / width - 0.5) * slope + (y / height - 0.5) * (1 - Math.abs(slope) * 0.4));
    if (off > 0.2 + 0.1 * random.next()) continue;
    if (pads.some((other) => Math.hypot(other.x - x, other.y - y) < (other.r + r) * 0.98)) continue;
    pads.push({ x, y, r });
  }
  const tones = deep && !palette.dark ? [0.35, 0.45, 0.25] : palette.dark ? [0.05, 0.3, 0.15] : [0.45, 0.62, 0.75];
  for (const { x, y, r } of pads) {
    out += disc(x + r * 0.08, y + r * 0.12, r, palette.tones[4], deep ? 0.35 : 0.12);
    const tone = palette.dark
      ? mix(palette.hues[1], palette.ground, random.pick([0.1, 0.3, 0.45]))
      : ramp(palette.tones, random.pick(tones));
    out += placeContent(pad(canvas, r, tone), x, y, random.between(0, 360));
  }
  const hosts = pads.slice(0, 7).filter((_, i) => i % 2 === 0);
  const flowers: Point[] = hosts.map(({ x, y, r }) => [x + r * 0.5, y - r * 0.4]);
  flowers.slice(0, random.whole(2, 4)).forEach(([x, y]) => {
    const r = unit * random.between(5.5, 8.5);
    out +=
      disc(x + r * 0.1, y + r * 0.16, r * 0.8, palette.tones[4], 0.22) +
      placeContent(lotus(canvas, r), x, y, random.between(0, 90));
  });
  return out;
}

/** A lotus pond from above. */
export const lilies: Style = (canvas) =>
  drawMount(canvas, pond, canvas.random.pick(['full', 'full', 'plate', 'roundel']));
