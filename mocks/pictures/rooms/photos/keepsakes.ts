import { mix } from '../../colour.ts';
import { n } from '../../path.ts';
import { box, disc, fill, line, oval } from '../../svg.ts';
import type { Print } from '../framed.ts';
import { INK, photo, SIDE } from './photo.ts';

/** A dog that holds still. */
export function dog(): Print {
  const fur = '#b98552';
  const dark = '#5d3a24';
  const ear = (s: number) =>
    fill(
      `M${500 + s * 120} 420C${500 + s * 300} 380 ${500 + s * 330} 620 ${500 + s * 250} 760C${500 + s * 190} 720 ${500 + s * 170} 600 ${500 + s * 120} 420Z`,
      dark,
    );
  return photo(
    4,
    5,
    `<defs><radialGradient id="d" cx=".4" cy=".35" r=".9"><stop offset="0" stop-color="#5d6f5b"/><stop offset="1" stop-color="#26332c"/></radialGradient></defs>${box(0, 0, SIDE, 1250, 'url(#d)')}${fill('M180 1250C190 960 330 860 500 860S810 960 820 1250Z', mix(fur, dark, 0.2))}${fill('M390 860C420 1000 400 1120 500 1250C600 1120 580 1000 610 860Z', '#ecdfc8')}${fill('M330 900Q500 1010 670 900L680 960Q500 1080 320 960Z', '#96361d')}${disc(500, 1035, 34, '#d3a445')}${oval(500, 570, 225, 265, fur)}${fill('M470 320Q500 300 530 320L560 640H440Z', '#ecdfc8')}${ear(-1)}${ear(1)}${oval(500, 735, 150, 125, '#ecdfc8')}${oval(500, 672, 62, 44, INK)}${oval(482, 658, 16, 9, '#ffffff', 0.5)}${line('M500 716V780M500 780Q450 830 405 795M500 780Q550 830 595 795', dark, 10)}${disc(400, 545, 34, INK)}${disc(600, 545, 34, INK)}${disc(410, 534, 10, '#ffffff')}${disc(610, 534, 10, '#ffffff')}${line('M360 480Q400 455 440 482M560 482Q600 455 640 480', dark, 12, 0.7)}`,
  );
}

/** What a child drew with crayons. */
export function fridge(): Print {
  const crayon = (d: string, tone: string, width = 14) =>
    line(d, tone, width, 0.92) + line(d, mix(tone, '#ffffff', 0.3), width * 0.35, 0.6);
  let grass = '';
  for (let x = 20; x < 990; x += 26) grass += `M${x} 760L${x + 12} ${690 + ((x * 7) % 31)}`;
  let rays = '';
  for (let k = 0; k < 11; k++) {
    const a = (k / 11) * 6.283;
    rays += `M${n(170 + Math.cos(a) * 100)} ${n(160 + Math.sin(a) * 100)}L${n(170 + Math.cos(a) * 150)} ${n(160 + Math.sin(a) * 150)}`;
  }
  const stick = (x: number, s: number, tone: string) =>
    crayon(
      `M${x} ${720 - 190 * s}V${720 - 80 * s}L${x - 36 * s} 726M${x} ${720 - 80 * s}L${x + 36 * s} 726M${x - 56 * s} ${720 - 130 * s}L${x} ${720 - 165 * s}L${x + 56 * s} ${720 - 130 * s}`,
      tone,
    ) +
    crayon(
      `M${x - 36 * s} ${720 - 226 * s}a${36 * s} ${36 * s} 0 1 0 ${72 * s} 0a${36 * s} ${36 * s} 0 1 0 ${-72 * s} 0`,
      '#5a3a28',
      11,
    ) +
    crayon(`M${x - 14 * s} ${720 - 216 * s}q${14 * s} ${14 * s} ${28 * s} 0`, '#c9482e', 7);
  return photo(
    5,
    4,
    `${box(0, 0, SIDE, 800, '#fbf8f0')}${crayon('M100 160a70 70 0 1 0 140 0a70 70 0 1 0 -140 0', '#eda921', 26)}${crayon(rays, '#eda921', 13)}${crayon('M560 720V440H880V720Z', '#c9482e', 17)}${crayon('M530 450L720 290L910 450', '#3b66a3', 20)}${crayon('M680 720V590H760V720', '#7a5433', 15)}${crayon('M600 500H650V550H600ZM790 500H840V550H790Z', '#3b66a3', 11)}${crayon('M850 340V260H880V370', '#7a5433', 12)}${stick(200, 1, '#4d9599')}${stick(350, 0.95, '#b6758f')}${stick(470, 0.6, '#e58a3c')}${crayon('M260 600L292 608M402 612L438 634', '#5a3a28', 8)}${crayon(grass, '#5f8152', 12)}${crayon('M420 130q30 -30 60 0q30 -30 60 0M620 180q24 -24 48 0q24 -24 48 0', '#6a94c4', 11)}`,
  );
}

/** An old house with a tiled roof, in a print that has yellowed. */
export function house(): Print {
  let tiles = '';
  for (let k = 0; k < 6; k++) tiles += line(`M${170 - k * 22} ${330 + k * 30}H${830 + k * 22}`, '#7c4630', 5, 0.5);
  let posts = '';
  for (let k = 0; k < 6; k++)
    posts += box(175 + k * 125, 500, 26, 170, '#efe2c9') + box(168 + k * 125, 500, 40, 14, '#d9c6a3');
  const palm = (x: number, y: number, tall: number) => {
    let out = line(`M${x} ${y}Q${x + 22} ${y - tall * 0.5} ${x + 8} ${y - tall}`, '#8a6d4c', 18);
    for (let k = 0; k < 9; k++) {
      const a = -3.5 + k * 0.5;
      out += line(
        `M${x + 8} ${y - tall}Q${n(x + 8 + Math.cos(a) * 90)} ${n(y - tall + Math.sin(a) * 90)} ${n(x + 8 + Math.cos(a) * 165)} ${n(y - tall + Math.sin(a) * 95 + 60)}`,
        '#77805a',
        15,
      );
    }
    return out;
  };
  return photo(
    5,
    4,
    `${box(0, 0, SIDE, 800, '#e9d8b4')}${disc(820, 150, 66, '#f6ead0')}${palm(90, 680, 430)}${palm(930, 690, 350)}${box(150, 470, 700, 210, '#b98f6a')}${box(440, 500, 120, 180, '#6d4a33')}${box(240, 540, 90, 90, '#6d4a33')}${box(670, 540, 90, 90, '#6d4a33')}${posts}${fill('M250 230H750L900 500H100Z', '#a5603f')}${tiles}${fill('M420 230L500 150L580 230Z', '#8d4f35')}${box(120, 670, 760, 24, '#d9c6a3')}${box(0, 690, SIDE, 110, '#c7a673')}${fill('M430 694H570L640 800H360Z', '#dcc294')}<rect width="1000" height="800" fill="#8a5c2c" opacity=".12"/>`,
  );
}

/** A letter, and whoever wrote it. */
export const letter = (): Print => {
  let lines = '';
  for (let k = 0; k < 11; k++) {
    let d = `M70 ${110 + k * 46}`;
    const words = k === 10 ? 4 : 11 - ((k * 3) % 4);
    for (let w = 0; w < words; w++) d += `q9 -13 17 -2t13 ${w % 2 ? -8 : 4}m${w % 3 === 2 ? 12 : 3} 0`;
    lines += line(d, '#2c3f66', 4, 0.85);
  }
  return photo(
    16,
    10,
    `${box(0, 0, SIDE, 625, '#f8f5ef')}${box(28, 26, 450, 574, '#e2dccf')}${box(32, 30, 442, 566, '#f3e6c8')}<g transform="translate(20 0) scale(.98)">${lines}</g>${box(520, 26, 452, 574, '#e2dccf')}<svg x="524" y="30" width="444" height="566" viewBox="0 0 444 566">${box(0, 0, 444, 566, '#c9b18c')}${disc(222, 250, 210, '#d9c4a0')}${fill('M60 566C70 440 150 400 222 400S374 440 384 566Z', '#7a3f33')}${fill('M150 420Q222 520 384 470L384 566H120Z', '#e3c891', 0.9)}${box(196, 340, 52, 80, '#9a6a4a')}${oval(222, 262, 84, 104, '#ad7853')}${fill('M132 270C120 130 190 120 222 120S324 130 312 270C300 220 270 196 222 190C174 196 144 220 132 270Z', '#4b4340')}${disc(302, 150, 42, '#4b4340')}${line('M180 254q16 -10 32 0M236 254q16 -10 32 0', '#3a2a22', 6)}${line('M196 312q26 18 52 0', '#7a3f33', 6)}${disc(222, 216, 6, '#96361d')}</svg>`,
  );
};
