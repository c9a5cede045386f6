import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { leaf } from '../../parts/leaf.ts';
import { n, smooth } from '../../path.ts';
import { disc, fill, inside, line, placeContent } from '../../svg.ts';

/** A mango, a pomegranate, a lime, a pear or a fig, resting at (x, y). */
export function fruit({ palette, random }: Canvas, x: number, y: number, r: number, tone: string, id: string): string {
  const kind = random.pick(['round', 'mango', 'pome', 'pear'] as const);
  const shade = mix(tone, palette.dark ? '#000000' : palette.tones[4], 0.36);
  const cy = y - r;
  const outline: Record<typeof kind, string> = {
    round: `M${n(x - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`,
    pome: smooth(
      [
        [x - r, cy],
        [x - r * 0.62, cy + r * 0.84],
        [x, cy + r],
        [x + r * 0.62, cy + r * 0.84],
        [x + r, cy],
        [x + r * 0.6, cy - r * 0.76],
        [x + r * 0.16, cy - r * 0.92],
        [x - r * 0.16, cy - r * 0.92],
        [x - r * 0.6, cy - r * 0.76],
      ],
      true,
    ),
    mango: smooth(
      [
        [x - r * 1.15, cy + r * 0.2],
        [x - r * 0.7, cy + r * 0.9],
        [x + r * 0.1, cy + r],
        [x + r * 1.02, cy + r * 0.62],
        [x + r * 1.25, cy - r * 0.15],
        [x + r * 0.5, cy - r * 0.7],
        [x - r * 0.6, cy - r * 0.62],
      ],
      true,
    ),
    pear: smooth(
      [
        [x - r, cy + r * 0.25],
        [x - r * 0.62, cy + r * 0.92],
        [x, cy + r],
        [x + r * 0.62, cy + r * 0.92],
        [x + r, cy + r * 0.25],
        [x + r * 0.44, cy - r * 0.7],
        [x + r * 0.2, cy - r * 1.35],
        [x - r * 0.2, cy - r * 1.35],
        [x - r * 0.44, cy - r * 0.7],
      ],
      true,
    ),
  };
  const d = outline[kind];
  const top = cy - r * { round: 1, pome: 0.92, mango: 0.66, pear: 1.4 }[kind];
  const body =
    fill(d, tone) +
    inside(
      id,
      d,
      `${disc(x - r * 0.55, cy - r * 0.5, r * 1.75, mix(tone, '#fff6e0', 0.16))}${fill(`M${n(x + r * 0.3)} ${n(cy - r * 1.5)}Q${n(x + r * 0.95)} ${n(cy + r * 0.4)} ${n(x - r * 0.3)} ${n(y + r)}H${n(x + r * 2)}V${n(cy - r * 1.5)}Z`, shade, 0.45)}`,
    );
  const calyx = `M${n(x - r * 0.2)} ${n(top + r * 0.08)}l${n(-r * 0.1)} ${n(-r * 0.3)}l${n(r * 0.18)} ${n(r * 0.12)}l${n(r * 0.12)} ${n(-r * 0.2)}l${n(r * 0.12)} ${n(r * 0.2)}l${n(r * 0.18)} ${n(-r * 0.12)}l${n(-r * 0.1)} ${n(r * 0.3)}Z`;
  const green = palette.dark ? palette.hues[1] : mix(palette.tones[3], '#4f7a4d', 0.5);
  const stalk =
    kind === 'pome'
      ? fill(calyx, shade)
      : line(
          `M${n(x)} ${n(top + r * 0.06)}q${n(r * 0.05)} ${n(-r * 0.25)} ${n(r * 0.2)} ${n(-r * 0.36)}`,
          mix(palette.tones[4], tone, 0.2),
          r * 0.09,
        ) +
        (random.chance(0.6)
          ? placeContent(
              leaf('lance', r * 1.1, green, mix(green, palette.ground, 0.4)),
              x + r * 0.1,
              top - r * 0.12,
              random.between(45, 85),
            )
          : '');
  return body + stalk;
}
