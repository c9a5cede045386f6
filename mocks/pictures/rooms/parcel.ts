import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { n, type Point, straight } from '../path.ts';
import { box, fill, line, placeContent } from '../svg.ts';
import { inDaylight } from './daylight.ts';
import type { GiftRoom } from './giftRooms.ts';
import { bow } from './props.ts';
import type { Setting } from './shelf.ts';
import type { Spot } from './spot.ts';

const DARK = '#1d150d';
const TISSUE = '#f6f1e7';

/** A ragged sheet of tissue about a place. */
function tissue({ random, unit: u }: Canvas, { left, top, width, height }: Spot, out: number, tone: string): string {
  const points: Point[] = [];
  const side = (from: Point, to: Point) => {
    for (let k = 0; k < 6; k++) {
      const t = k === 0 ? 0 : (k + random.between(-0.35, 0.35)) / 6;
      const wave = u * random.between(-0.9, 0.9);
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      points.push(from[0] === to[0] ? [x + wave, y] : [x, y + wave]);
    }
  };
  const [l, t, r, b] = [left - out, top - out, left + width + out, top + height + out];
  side([l, t], [r, t]);
  side([r, t], [r, b]);
  side([r, b], [l, b]);
  side([l, b], [l, t]);
  let folds = '';
  for (let k = 0; k < 16; k++) {
    const [x, y] = points[random.whole(0, points.length - 1)] as Point;
    folds += `M${n(x)} ${n(y)}L${n(x + (left + width / 2 - x) * 0.2)} ${n(y + (top + height / 2 - y) * random.between(0.1, 0.3))}`;
  }
  return fill(straight(points, true), tone) + line(folds, mix(tone, DARK, 0.2), u * 0.16, 0.5);
}

/** A gift in its box, seen from above: paper, tissue, the lid with its ribbon, and a card. */
export function parcelUnder(canvas: Canvas, look: GiftRoom, places: readonly Spot[]): Setting {
  const { width, height, unit: u } = canvas;
  const [place] = places as readonly [Spot];
  const rim = u * 7;
  const [x, y, w, h] = [place.left - rim, place.top - rim, place.width + rim * 2, place.height + rim * 2];
  const paper = look.paper;
  const ground = mix(mix(look.wall, '#efe9de', 0.62), look.table, 0.12);
  const lid = [x + w * 0.34, y - h * 0.86] as const;
  const inner = mix(paper, DARK, 0.38);
  // sheets of thin shade on one another, since what lies aslant is not blurred cheaply
  const shadow = (sx: number, sy: number, sw: number, sh: number) =>
    [3.4, 2.7, 2, 1.3, 0.6, 0]
      .map(
        (out) =>
          `<rect x="${n(sx + u * (1 - out))}" y="${n(sy + u * (1.6 - out))}" width="${n(sw + u * out * 2)}" height="${n(sh + u * out * 2)}" rx="${n(u * (out + 0.6))}" fill="${DARK}" opacity=".07"/>`,
      )
      .join('');
  const lidArt = placeContent(
    shadow(0, 0, w, h) +
      box(0, 0, w, h, paper) +
      box(0, h - u * 1.2, w, u * 1.2, DARK, 0.16) +
      box(w * 0.46, 0, u * 5, h, look.ribbon) +
      box(w * 0.46 + u * 4.4, 0, u * 0.6, h, DARK, 0.12) +
      box(0, h * 0.7, w, u * 5, look.ribbon) +
      placeContent(bow(u * 1.35, look.ribbon), w * 0.46 + u * 2.5, h * 0.7 + u * 2.5, -8),
    lid[0],
    lid[1],
    7,
  );
  const card = placeContent(
    shadow(0, 0, u * 22, u * 14) +
      box(0, 0, u * 22, u * 14, '#fbf7ee') +
      box(u * 1.4, u * 1.4, u * 19.2, u * 11.2, '#fbf7ee') +
      `<rect x="${n(u)}" y="${n(u)}" width="${n(u * 20)}" height="${n(u * 12)}" fill="none" stroke="${paper}" stroke-width="${n(u * 0.3)}"/>` +
      line(
        `M${n(u * 4.4)} ${n(u * 5.6)}q${n(u)} ${n(-2 * u)} ${n(u * 2)} 0t${n(u * 2)} 0t${n(u * 2)} ${n(-0.4 * u)}t${n(u * 2.4)} ${n(0.2 * u)}t${n(u * 2)} 0M${n(u * 5)} ${n(u * 9)}q${n(u)} ${n(-1.6 * u)} ${n(u * 2)} 0t${n(u * 2)} 0t${n(u * 2.2)} ${n(-0.3 * u)}`,
        '#4a4038',
        u * 0.34,
        0.85,
      ),
    width - u * 30,
    height - u * 19,
    -6,
  );
  const under = inDaylight(
    width,
    height,
    u * 0.9,
    box(0, 0, width, height, ground) +
      lidArt +
      shadow(x, y, w, h) +
      box(x, y, w, h, paper) +
      box(x + u * 1.4, y + u * 1.4, w - u * 2.8, h - u * 2.8, inner) +
      box(x + u * 1.4, y + u * 1.4, w - u * 2.8, u * 2.4, DARK, 0.3) +
      tissue(canvas, place, u * 3.6, mix(TISSUE, look.ribbon, 0.12)) +
      tissue(canvas, place, u * 2, TISSUE),
  );
  const over = inDaylight(
    width,
    height,
    u * 0.9,
    `${card}<rect width="${width}" height="${height}" fill="url(#day)"/>`,
  );
  const shadows = [[place, { right: u * 0.5, down: u * 0.9, soft: u * 2, strength: 0.45 }] as const];
  return { under, over, shadows };
}
