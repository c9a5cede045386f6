import { mix } from '../../colour.ts';
import { n } from '../../path.ts';
import { box, disc, fill, line, oval, placeContent } from '../../svg.ts';
import type { Print } from '../framed.ts';
import { behind, INK, photo, SIDE } from './photo.ts';

/** A grown person who stands at the origin; `skirt` for a sari or a long dress. */
function person(tall: number, tone: string, skin: string, hair: string, skirt: boolean): string {
  const u = tall / 100;
  const body = skirt
    ? `M${n(-9 * u)} ${n(-78 * u)}q${n(9 * u)} ${n(-5 * u)} ${n(18 * u)} 0l${n(3 * u)} ${n(28 * u)}l${n(8 * u)} ${n(50 * u)}h${n(-40 * u)}l${n(8 * u)} ${n(-50 * u)}Z`
    : `M${n(-12 * u)} ${n(-79 * u)}q${n(12 * u)} ${n(-5 * u)} ${n(24 * u)} 0l${n(2 * u)} ${n(47 * u)}h${n(-28 * u)}ZM${n(-11 * u)} ${n(-34 * u)}h${n(22 * u)}l${n(-1 * u)} ${n(34 * u)}h${n(-7 * u)}l${n(-3 * u)} ${n(-26 * u)}l${n(-3 * u)} ${n(26 * u)}h${n(-7 * u)}Z`;
  const bun = skirt ? disc(5.5 * u, -92 * u, 4.6 * u, hair) : '';
  return (
    bun +
    box(-2.6 * u, -84 * u, 5.2 * u, 8 * u, mix(skin, '#5a2f1c', 0.25)) +
    fill(body, tone) +
    oval(0, -90 * u, 6.2 * u, 7.6 * u, skin) +
    fill(
      `M${n(-6.8 * u)} ${n(-90 * u)}a${n(6.8 * u)} ${n(8.4 * u)} 0 0 1 ${n(13.6 * u)} 0q${n(-3 * u)} ${n(-6 * u)} ${n(-7 * u)} ${n(-4 * u)}q${n(-4 * u)} ${n(-1 * u)} ${n(-6.6 * u)} ${n(4 * u)}Z`,
      hair,
    )
  );
}

const garland = (u: number): string =>
  line(
    `M${n(-7 * u)} ${n(-78 * u)}Q${n(-5 * u)} ${n(-50 * u)} 0 ${n(-47 * u)}Q${n(5 * u)} ${n(-50 * u)} ${n(7 * u)} ${n(-78 * u)}`,
    '#f0b43c',
    3.4 * u,
  ) +
  line(
    `M${n(-7 * u)} ${n(-78 * u)}Q${n(-5 * u)} ${n(-50 * u)} 0 ${n(-47 * u)}Q${n(5 * u)} ${n(-50 * u)} ${n(7 * u)} ${n(-78 * u)}`,
    '#c9482e',
    1.2 * u,
  );

/** A couple under strings of lamps, by the water. */
export function wedding(): Print {
  let lights = '';
  for (const [y, sag] of [
    [120, 190],
    [60, 130],
  ] as const) {
    lights += line(`M-20 ${y}Q500 ${y + sag * 2} 1020 ${y}`, '#3b2f3f', 3, 0.7);
    for (let k = 1; k < 16; k++) {
      const t = k / 16;
      lights +=
        disc(t * 1040 - 20, y + sag * 4 * t * (1 - t) + 12, 10, '#ffe6a6') +
        disc(t * 1040 - 20, y + sag * 4 * t * (1 - t) + 12, 24, '#ffe6a6', 0.25);
    }
  }
  return photo(
    4,
    5,
    `${behind({ style: 'backwater', variant: 'palms', palette: 'dusk', seed: 11 }, 4, 5)}${box(0, 1120, SIDE, 140, '#4a3a44')}${lights}${placeContent(person(720, '#efe6d4', '#b97f5b', INK, false) + garland(7.2), 385, 1180)}${placeContent(person(660, '#b3322c', '#c08a63', INK, true) + line('M-60 -515L46 -330', '#e9b94f', 16) + line('M-126 -12H126', '#e9b94f', 18) + garland(6.6), 610, 1180)}`,
  );
}

/** A child with a bag, before a door. */
export function school(): Print {
  const u = 8.2;
  const child =
    person(820, '#f3efe6', '#a86f4c', INK, false) +
    box(-10.6 * u, -26 * u, 7 * u, 18 * u, '#a86f4c') +
    box(3.6 * u, -26 * u, 7 * u, 18 * u, '#a86f4c') +
    box(-11.4 * u, -2.6 * u, 8.6 * u, 2.8 * u, INK) +
    box(2.8 * u, -2.6 * u, 8.6 * u, 2.8 * u, INK) +
    box(-12 * u, -46 * u, 24 * u, 16 * u, '#2f4a78') +
    fill(`M${n(-12 * u)} ${n(-46 * u)}h${n(24 * u)}l${n(4 * u)} ${n(24 * u)}h${n(-32 * u)}Z`, '#2f4a78') +
    line(`M${n(-8 * u)} ${n(-80 * u)}V${n(-50 * u)}M${n(8 * u)} ${n(-80 * u)}V${n(-50 * u)}`, '#b4482f', 3 * u) +
    disc(-9 * u, -88 * u, 4 * u, INK) +
    disc(9 * u, -88 * u, 4 * u, INK) +
    disc(-8 * u, -92 * u, 1.6 * u, '#c9482e') +
    disc(8 * u, -92 * u, 1.6 * u, '#c9482e');
  return photo(
    4,
    5,
    `${box(0, 0, SIDE, 1250, '#e9c98f')}${box(0, 0, SIDE, 520, '#f0d9a8')}${box(560, 170, 330, 900, '#4f7a70')}${box(590, 200, 270, 400, '#5f8f84')}${box(590, 640, 270, 400, '#5f8f84')}${disc(845, 640, 16, '#e9c98f')}${box(0, 1060, SIDE, 190, '#b9805a')}${oval(420, 1150, 230, 26, '#5a3520', 0.35)}${placeContent(`<rect x="-112" y="-640" width="224" height="270" rx="40" fill="#b4482f"/>${child}`, 400, 1150)}`,
  );
}

/** A long row of hills, and two who look at them. */
export const hills = (): Print =>
  photo(
    26,
    8,
    behind({ style: 'hills', variant: 'range', palette: 'mist', seed: 77 }, 26, 8) +
      placeContent(person(46, '#96361d', '#8a5a3c', INK, true), 236, 292) +
      placeContent(person(50, '#27464c', '#8a5a3c', INK, false), 214, 292),
  );
