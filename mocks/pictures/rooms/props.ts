import { mix } from '../colour.ts';
import { n } from '../path.ts';
import type { Random } from '../random.ts';
import { box, fill, line, oval, placeContent } from '../svg.ts';
import type { GiftRoom, Prop } from './giftRooms.ts';
import { books, lamp, plant, vase } from './ornaments.ts';
import type { Stage } from './stage.ts';

const DARK = '#1d150d';

const shade = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${n(x + rx * 0.25)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.16)}" fill="${DARK}" opacity=".35" filter="url(#near)"/>`;

/** A small brass lamp with its flame; x and y are where it stands, `u` is its size in px. */
function diya(x: number, y: number, u: number): string {
  const bowl = `M${n(x - 7 * u)} ${n(y - 5 * u)}Q${n(x)} ${n(y - 6.4 * u)} ${n(x + 8.4 * u)} ${n(y - 6 * u)}Q${n(x + 5 * u)} ${n(y)} ${n(x)} ${n(y)}T${n(x - 7 * u)} ${n(y - 5 * u)}Z`;
  return (
    `<circle cx="${n(x + 7 * u)}" cy="${n(y - 9 * u)}" r="${n(16 * u)}" fill="url(#lamp)"/>` +
    shade(x, y, 6 * u) +
    fill(bowl, '#b5813a') +
    fill(
      `M${n(x + 1 * u)} ${n(y)}Q${n(x + 5 * u)} ${n(y)} ${n(x + 8.4 * u)} ${n(y - 6 * u)}Q${n(x + 4 * u)} ${n(y - 6.1 * u)} ${n(x + 3 * u)} ${n(y - 6 * u)}Z`,
      '#7d5424',
      0.6,
    ) +
    oval(x + 0.3 * u, y - 5.6 * u, 7 * u, 0.9 * u, '#5f3d1a') +
    fill(
      `M${n(x + 7.4 * u)} ${n(y - 6.2 * u)}q${n(-2 * u)} ${n(-3 * u)} ${n(0.4 * u)} ${n(-6.4 * u)}q${n(2.6 * u)} ${n(3.4 * u)} ${n(-0.4 * u)} ${n(6.4 * u)}Z`,
      '#ffc24a',
    ) +
    fill(
      `M${n(x + 7.4 * u)} ${n(y - 6.4 * u)}q${n(-0.9 * u)} ${n(-1.6 * u)} ${n(0.2 * u)} ${n(-3.4 * u)}q${n(1.2 * u)} ${n(1.8 * u)} ${n(-0.2 * u)} ${n(3.4 * u)}Z`,
      '#fff3cf',
    )
  );
}

/** A steel tumbler in its davara, with a little steam. */
function cup(x: number, y: number, u: number): string {
  const body = `M${n(x - 5 * u)} ${n(y - 14 * u)}H${n(x + 5 * u)}L${n(x + 3.9 * u)} ${n(y - 3 * u)}H${n(x - 3.9 * u)}Z`;
  return (
    shade(x, y, 8 * u) +
    fill(body, '#c9cbcb') +
    fill(
      `M${n(x + 1.2 * u)} ${n(y - 14 * u)}H${n(x + 5 * u)}L${n(x + 3.9 * u)} ${n(y - 3 * u)}H${n(x + 1 * u)}Z`,
      '#8d9091',
      0.75,
    ) +
    box(x - 3.6 * u, y - 14 * u, 1.1 * u, 10 * u, '#f4f5f4', 0.8) +
    oval(x, y - 14 * u, 5 * u, 0.9 * u, '#6a4327') +
    oval(x, y - 14.1 * u, 5 * u, 0.9 * u, '#e3e4e3', 0.25) +
    fill(`M${n(x - 8 * u)} ${n(y - 6 * u)}H${n(x + 8 * u)}L${n(x + 6.4 * u)} ${n(y)}H${n(x - 6.4 * u)}Z`, '#b6b9ba') +
    fill(
      `M${n(x + 2 * u)} ${n(y - 6 * u)}H${n(x + 8 * u)}L${n(x + 6.4 * u)} ${n(y)}H${n(x + 1.6 * u)}Z`,
      '#7f8283',
      0.7,
    ) +
    box(x - 8.3 * u, y - 6.5 * u, 16.6 * u, 0.9 * u, '#dcdedd') +
    line(
      `M${n(x - 1.5 * u)} ${n(y - 16 * u)}q${n(-2 * u)} ${n(-3 * u)} 0 ${n(-6 * u)}t0 ${n(-5 * u)}M${n(x + 1.8 * u)} ${n(y - 16 * u)}q${n(2 * u)} ${n(-3 * u)} 0 ${n(-6 * u)}`,
      '#ffffff',
      0.7 * u,
      0.35,
    )
  );
}

/** A tied bow, its knot at the origin. */
export const bow = (u: number, tone: string): string => {
  const dark = mix(tone, DARK, 0.28);
  const loop = (s: number) =>
    fill(
      `M0 0C${n(s * 3 * u)} ${n(-7 * u)} ${n(s * 11 * u)} ${n(-7 * u)} ${n(s * 11 * u)} ${n(-1 * u)}C${n(s * 11 * u)} ${n(3 * u)} ${n(s * 4 * u)} ${n(2.6 * u)} 0 0Z`,
      tone,
    ) +
    fill(
      `M0 0C${n(s * 3.6 * u)} ${n(-4 * u)} ${n(s * 8.6 * u)} ${n(-4.6 * u)} ${n(s * 8.8 * u)} ${n(-1.2 * u)}C${n(s * 8.4 * u)} ${n(0.8 * u)} ${n(s * 4 * u)} ${n(1 * u)} 0 0Z`,
      dark,
      0.55,
    );
  const tail = (s: number) =>
    fill(
      `M0 0C${n(s * 2 * u)} ${n(3 * u)} ${n(s * 5 * u)} ${n(6 * u)} ${n(s * 5.6 * u)} ${n(11 * u)}l${n(s * 1.4 * u)} ${n(-2.2 * u)}l${n(s * 1.8 * u)} ${n(1.4 * u)}C${n(s * 8 * u)} ${n(5 * u)} ${n(s * 4 * u)} ${n(2 * u)} 0 0Z`,
      mix(tone, DARK, 0.12),
    );
  return (
    tail(-1) +
    tail(1) +
    loop(-1) +
    loop(1) +
    fill(`M${n(-1.6 * u)} ${n(-1.8 * u)}h${n(3.2 * u)}v${n(3.6 * u)}h${n(-3.2 * u)}Z`, dark)
  );
};

/** A small wrapped box with a bow. */
function parcel(x: number, y: number, u: number, { paper, ribbon }: GiftRoom): string {
  return (
    shade(x, y, 12 * u) +
    box(x - 10 * u, y - 13 * u, 20 * u, 13 * u, paper) +
    box(x + 4 * u, y - 13 * u, 6 * u, 13 * u, mix(paper, DARK, 0.14)) +
    box(x - 10.6 * u, y - 14.6 * u, 21.2 * u, 4 * u, mix(paper, '#ffffff', 0.14)) +
    box(x - 1.5 * u, y - 14.6 * u, 3 * u, 14.6 * u, ribbon) +
    placeContent(bow(0.72 * u, ribbon), x, y - 15 * u)
  );
}

const stems = (random: Random) => random.pick(['jar', 'amphora', 'bottle']);

/** One thing on a table: x and y in px is where it stands, `u` a hundredth of the picture's width. */
export function prop(kind: Prop, stage: Stage, x: number, y: number, u: number, look: GiftRoom): string {
  const on = { ...stage, inch: u, floor: y };
  switch (kind) {
    case 'vase':
      return shade(x, y, 6 * u) + vase(on, x, 0, 17, stems(stage.random), mix(look.ribbon, look.paper, 0.6), true);
    case 'books':
      return (
        shade(x, y, 9 * u) +
        placeContent(
          books({ ...on, inch: 1, floor: 0 }, 0, 0, [look.paper, '#e9dcc0', mix(look.paper, DARK, 0.35)]),
          x,
          y,
          0,
          u * 1.5,
        )
      );
    case 'diya':
      return diya(x, y, u * 0.9);
    case 'cup':
      return cup(x, y, u * 0.86);
    case 'plant':
      return shade(x, y, 7 * u) + plant(on, x, 0, 34, '#c9774f');
    case 'lamp':
      return shade(x, y, 6 * u) + lamp({ ...on, inch: u * 1.5 }, x, 0, '#c9b79a');
    case 'box':
      return parcel(x, y, u * 0.9, look);
    case 'none':
      return '';
  }
}
