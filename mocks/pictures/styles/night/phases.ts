import type { Canvas } from '../../canvas.ts';
import { sky, stars } from '../../parts/sky.ts';
import { n, type Point, polar } from '../../path.ts';
import { box, disc, fill, line, placeContent, ring } from '../../svg.ts';
import { moon } from './moon.ts';

/** The moon through a month: in a row, a column, an arc or a ring. */
export function phases(canvas: Canvas): string {
  const { width, height, unit, palette, random } = canvas;
  let out = palette.dark ? sky(canvas, height) + stars(canvas, 90, height) : box(0, 0, width, height, palette.ground);
  const wide = width > height * 1.15;
  const tall = height > width * 1.15;
  const layout = wide
    ? random.pick(['row', 'arc'] as const)
    : tall
      ? random.pick(['column', 'ring', 'arc'] as const)
      : 'ring';
  const count = layout === 'ring' ? 8 : wide ? 7 : random.pick([5, 7]);
  const ink = palette.dark ? palette.light : palette.tones[4];
  const [cx, cy] = [width / 2, height / 2];
  if (layout === 'ring')
    out +=
      ring(cx, cy, unit * 31, ink, unit * 0.14, 0.35) +
      ring(cx, cy, unit * 42, ink, unit * 0.2, 0.6) +
      ring(cx, cy, unit * 20, ink, unit * 0.14, 0.5);
  for (let i = 0; i < count; i++) {
    const t = layout === 'ring' ? i / count : i / (count - 1);
    const lit = layout === 'ring' ? 0.5 - 0.5 * Math.cos(t * Math.PI * 2) : 0.09 + 0.91 * Math.sin(Math.PI * t);
    const span = (layout === 'row' ? width : height) * 0.78;
    const size =
      layout === 'ring'
        ? unit * 6.4
        : layout === 'arc'
          ? unit * (wide ? 8.6 : 5.6)
          : (span / count) * (layout === 'column' ? 0.4 : 0.42) * (0.8 + 0.24 * Math.sin(Math.PI * t));
    const [x, y]: Point =
      layout === 'row'
        ? [width * 0.11 + span * t, height * 0.5]
        : layout === 'column'
          ? [width * 0.5, height * 0.11 + span * t]
          : layout === 'arc'
            ? polar(
                [width / 2, height * (wide ? 0.92 : 0.66)],
                -Math.PI * (0.93 - 0.86 * t),
                wide ? Math.min(width * 0.4, height * 0.68) : width * 0.37,
              )
            : polar([width / 2, height * 0.5], -Math.PI / 2 + t * Math.PI * 2, unit * 31);
    out += placeContent(moon(canvas, size, Math.min(lit, 1), t <= 0.5, `m${i}`), x, y);
  }
  if (layout === 'ring') {
    let rays = '';
    for (let i = 0; i < 24; i++) {
      const [a, b] = [
        polar([cx, cy], (i / 24) * 6.2832, unit * 11.5),
        polar([cx, cy], (i / 24) * 6.2832, unit * (i % 2 ? 14.5 : 17)),
      ];
      rays += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    }
    out += disc(cx, cy, unit * 8.5, palette.light) + line(rays, ink, unit * 0.3);
  }
  if (layout === 'arc') {
    const y = height * (wide ? 0.92 : 0.66);
    if (wide) out += line(`M${n(width * 0.1)} ${n(y)}H${n(width * 0.9)}`, ink, unit * 0.2, 0.7);
    else
      out +=
        placeContent(
          fill(`M${n(-unit * 16)} 0a${n(unit * 16)} ${n(unit * 16)} 0 0 1 ${n(unit * 32)} 0Z`, palette.light),
          width / 2,
          y,
        ) +
        line(`M${n(width * 0.14)} ${n(y)}H${n(width * 0.86)}`, ink, unit * 0.22) +
        line(
          Array.from(
            { length: 5 },
            (_, k) =>
              `M${n(width * 0.5 - unit * (15 - k * 2.6))} ${n(y + unit * (3 + k * 3))}h${n(unit * (30 - k * 5.2))}`,
          ).join(''),
          ink,
          unit * 0.3,
          0.7,
        );
  }
  return out;
}
