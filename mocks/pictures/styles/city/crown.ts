import type { Canvas } from '../../canvas.ts';
import { n } from '../../path.ts';
import { box, fill, line } from '../../svg.ts';

/** What stands on a roof: a dome, a tank, a parapet, a stair head, a mast. */
export function crown({ random, unit }: Canvas, x: number, y: number, w: number, tone: string): string {
  const kind = random.pick(['flat', 'parapet', 'dome', 'tank', 'stair', 'mast', 'gable', 'flat'] as const);
  if (kind === 'parapet') {
    const count = Math.max(2, Math.round(w / (unit * 2.4)));
    return Array.from({ length: count }, (_, i) =>
      box(x + (i * w) / count, y - unit * 0.9, (w / count) * 0.55, unit, tone),
    ).join('');
  }
  if (kind === 'dome' && w > unit * 7) {
    const r = Math.min(w * 0.32, unit * 6);
    const c = x + w / 2;
    const d = `M${n(c - r)} ${n(y)}C${n(c - r * 1.15)} ${n(y - r * 0.8)} ${n(c - r * 0.35)} ${n(y - r * 1.1)} ${n(c)} ${n(y - r * 1.5)}C${n(c + r * 0.35)} ${n(y - r * 1.1)} ${n(c + r * 1.15)} ${n(y - r * 0.8)} ${n(c + r)} ${n(y)}Z`;
    return fill(d, tone) + line(`M${n(c)} ${n(y - r * 1.4)}V${n(y - r * 1.9)}`, tone, unit * 0.35);
  }
  if (kind === 'tank')
    return (
      box(x + w * 0.18, y - unit * 2.9, unit * 3.4, unit * 2.1, tone) +
      line(
        `M${n(x + w * 0.18 + unit * 0.6)} ${n(y)}v${n(-unit)}m${n(unit * 2.2)} ${n(unit)}v${n(-unit)}`,
        tone,
        unit * 0.3,
      )
    );
  if (kind === 'stair') return box(x + w * 0.55, y - unit * 3, w * 0.32, unit * 3.2, tone);
  if (kind === 'mast')
    return line(
      `M${n(x + w * 0.7)} ${n(y)}v${n(-unit * 5)}m${n(-unit)} ${n(unit)}h${n(unit * 2)}m${n(-unit * 1.6)} ${n(unit * 0.9)}h${n(unit * 1.2)}`,
      tone,
      unit * 0.22,
    );
  if (kind === 'gable' && w < unit * 16)
    return fill(
      `M${n(x - unit * 0.5)} ${n(y + 0.5)}L${n(x + w / 2)} ${n(y - w * 0.3)}L${n(x + w + unit * 0.5)} ${n(y + 0.5)}Z`,
      tone,
    );
  return '';
}

export const archWindow = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;
