/**
 * Colours that were chosen to hang together. `tones` run from the farthest (nearest to the ground) to the nearest,
 * `hues` are for flat shapes side by side.
 */
export type Palette = {
  ground: string;
  ink: string;
  accent: string;
  /** the sun, the moon, a lamp */
  light: string;
  tones: readonly [string, string, string, string, string];
  hues: readonly [string, string, string, string, string];
  dark: boolean;
};

const palette = (
  ground: string,
  ink: string,
  accent: string,
  light: string,
  tones: string,
  hues: string,
  dark = false,
): Palette => ({
  ground,
  ink,
  accent,
  light,
  tones: tones.split(' ') as unknown as Palette['tones'],
  hues: hues.split(' ') as unknown as Palette['hues'],
  dark,
});

export const PALETTES = {
  dawn: palette(
    '#f7ebdf',
    '#3a3048',
    '#e27d50',
    '#e27d50',
    '#f3d3bd #e5ad98 #b98587 #7c5c74 #3f3853',
    '#e27d50 #f0c39a #b98587 #5b4a6a #f3e3d3',
  ),
  mist: palette(
    '#eff1ec',
    '#223a40',
    '#d68f52',
    '#e0a062',
    '#d6dfda #b0c3c0 #7f9f9f #4f7477 #27464c',
    '#4f7477 #b0c3c0 #d68f52 #27464c #e6dccb',
  ),
  tea: palette(
    '#f4f0e1',
    '#223b30',
    '#d8a23f',
    '#e2ad4c',
    '#dbe0bf #b0c18e #7b9a64 #4a7150 #244438',
    '#4a7150 #b0c18e #d8a23f #244438 #e9dcc0',
  ),
  clay: palette(
    '#f7ecdf',
    '#43251f',
    '#35636a',
    '#f0b45e',
    '#edd1b5 #dfa880 #c67651 #954a33 #592d26',
    '#c67651 #edd1b5 #35636a #954a33 #dfa880',
  ),
  indigo: palette(
    '#f2efe7',
    '#182746',
    '#d7853f',
    '#dc8f4c',
    '#ced6e0 #9badc5 #627ba2 #34507c #1b2d51',
    '#34507c #9badc5 #d7853f #1b2d51 #e8dcc6',
  ),
  night: palette(
    '#182444',
    '#f1e6cc',
    '#f2dca6',
    '#f2dca6',
    '#2f4269 #263658 #1d2a48 #141e37 #0b1122',
    '#f2dca6 #5f7aa6 #30456f #c98f5b #0f1830',
    true,
  ),
  dusk: palette(
    '#f5dfc9',
    '#2c2b4a',
    '#f0a648',
    '#f0a648',
    '#ebc0a4 #cb918a #8f6783 #574a6e #2b2a48',
    '#cb918a #574a6e #f0a648 #8f6783 #f3dcc8',
  ),
  monsoon: palette(
    '#e8ebe9',
    '#243747',
    '#c4563d',
    '#d9826a',
    '#c8d1d4 #9cabb3 #6d8391 #456071 #243949',
    '#456071 #c8d1d4 #c4563d #243949 #9cabb3',
  ),
  turmeric: palette(
    '#faf2de',
    '#4a321a',
    '#a3402c',
    '#c4562f',
    '#f4dfa8 #e8bf62 #cc9433 #8f6022 #4a321a',
    '#e8bf62 #a3402c #cc9433 #6f5330 #f4e6c4',
  ),
  madder: palette(
    '#f8ece3',
    '#471f22',
    '#d6a24d',
    '#e0ad58',
    '#f0cfbf #df9c8a #bd5f50 #8a3731 #491f22',
    '#bd5f50 #f0cfbf #8a3731 #d6a24d #491f22',
  ),
  lagoon: palette(
    '#f2f2ea',
    '#103e4a',
    '#e77a5c',
    '#eb8a66',
    '#cbe1dc #90c2c0 #4d9599 #256873 #103f4b',
    '#256873 #90c2c0 #e77a5c #f0d9b5 #103f4b',
  ),
  blush: palette(
    '#f9efea',
    '#463440',
    '#67806a',
    '#e2906f',
    '#f1d6cf #e0b3ac #ba8786 #835a62 #443340',
    '#e0b3ac #67806a #f1d6cf #835a62 #d9a05b',
  ),
  charcoal: palette(
    '#f5f2ec',
    '#262422',
    '#b34a31',
    '#b34a31',
    '#dedad1 #b7b1a8 #86817a #54504c #272523',
    '#272523 #b7b1a8 #b34a31 #dedad1 #86817a',
  ),
  sand: palette(
    '#f6f0e6',
    '#45382a',
    '#527180',
    '#cf8050',
    '#e8dbc7 #d0bb9d #ab9170 #7a644a #443728',
    '#d0bb9d #7a644a #e8dbc7 #527180 #b8744f',
  ),
  lotus: palette(
    '#f6f0f0',
    '#3a3049',
    '#5f8a68',
    '#e98f7c',
    '#f0d9de #deabba #b6758f #745070 #3a3049',
    '#deabba #5f8a68 #b6758f #f0d9de #3e5f56',
  ),
  olive: palette(
    '#f3efe0',
    '#31372a',
    '#b65d3a',
    '#c8703f',
    '#dedab9 #b9b687 #8c8c59 #5c6240 #31372a',
    '#8c8c59 #dedab9 #b65d3a #5c6240 #d9b26a',
  ),
  peacock: palette(
    '#11313a',
    '#ece1ca',
    '#eebf74',
    '#eebf74',
    '#2f5c64 #254c53 #1b3c43 #122b32 #091b21',
    '#eebf74 #3f7f84 #d9714f #8fb5a8 #0b2128',
    true,
  ),
  plum: palette(
    '#2a2040',
    '#f2e1d6',
    '#f3c59b',
    '#f3c59b',
    '#53406a #433256 #332645 #241a34 #150f21',
    '#f3c59b #8a5a7d #53406a #d97f6b #1c142b',
    true,
  ),
  jodhpur: palette(
    '#f4f2ed',
    '#1f2f56',
    '#e0a34a',
    '#e6ad55',
    '#d5dfeb #a6bfdb #6a94c4 #3b66a3 #22396b',
    '#6a94c4 #d5dfeb #3b66a3 #e9d9bf #c96f4a',
  ),
  mango: palette(
    '#fbf4e3',
    '#2c4034',
    '#e58a3c',
    '#e58a3c',
    '#f5e2a9 #efc45c #c9a23f #5f8152 #2c4a3c',
    '#efc45c #5f8152 #e58a3c #f5e2a9 #2c4a3c',
  ),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
