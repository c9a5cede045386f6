import type { ProfileName } from './profile.ts';

/** What a moulding is made of; colours are `#rrggbb`. Strengths are shares from 0 to 1 unless said otherwise. */
export type Recipe = {
  profile: ProfileName;
  /** the colour of the face, and that of its grain, its cracks or the ground under its leaf */
  tone: string;
  vein: string;
  /** the raw wood inside, where the moulding is cut */
  core: string;
  /** growth rings over the face, fibres, and open pores */
  rings: number;
  fibre: number;
  pores: number;
  knots?: number;
  /** the vein's colour comes through at the edges */
  worn?: number;
  /** leaf or metal: it mirrors the room */
  mirror?: number;
  /** leaves of metal with seams between them */
  leaf?: boolean;
  /** a cracked lacquer, or burnt wood */
  cracks?: 'fine' | 'burnt';
  /** a second colour in patches */
  patina?: string;
  /** a line at the inner edge */
  sight?: string;
  shine: number;
};

const PINE = '#d9b98a';
const wood = (profile: ProfileName, tone: string, vein: string, more: Partial<Recipe> = {}): Recipe => ({
  profile,
  tone,
  vein,
  core: tone,
  rings: 0.55,
  fibre: 0.5,
  pores: 0.4,
  shine: 0.12,
  ...more,
});
const paint = (profile: ProfileName, tone: string, more: Partial<Recipe> = {}): Recipe => ({
  profile,
  tone,
  vein: PINE,
  core: PINE,
  rings: 0,
  fibre: 0.06,
  pores: 0,
  shine: 0.1,
  ...more,
});
const leaf = (profile: ProfileName, tone: string, vein: string, more: Partial<Recipe> = {}): Recipe => ({
  ...paint(profile, tone),
  vein,
  mirror: 0.75,
  leaf: true,
  worn: 0.45,
  shine: 0.5,
  ...more,
});

/** How each frame of the shop is drawn, by its slug. */
export const RECIPES: Record<string, Recipe> = {
  'matte-black': paint('flat', '#222122', { shine: 0.05, core: '#c9b79a' }),
  'matte-white': paint('flat', '#f3f0ea', { shine: 0.06, core: '#c9b79a' }),
  nordic: wood('box', '#dcc6a3', '#b8976a', { rings: 0.4, pores: 0.55 }),
  'vintage-black': paint('scoop', '#2a2521', { worn: 0.85, vein: '#8a5f38', fibre: 0.3, shine: 0.16 }),
  'rustic-ash': wood('flat', '#b1a899', '#6f665a', { rings: 0.8, pores: 0.8, knots: 1, core: '#cdbb9d', shine: 0.04 }),
  mocha: wood('rounded', '#7c5740', '#55382a', { rings: 0.3, fibre: 0.35, pores: 0.2, shine: 0.28, core: '#a67f5f' }),
  'walnut-line': wood('stepped', '#6a4a35', '#38251b', { rings: 0.75, pores: 0.5, sight: '#c49a5c', shine: 0.18 }),
  'honey-oak': wood('bevel', '#d0a05c', '#94642e', { rings: 0.5, pores: 0.85, shine: 0.2 }),
  'burnished-gold': leaf('scoop', '#d3a445', '#8c3f27', { mirror: 0.9, worn: 0.3 }),
  'teak-courtyard': wood('bevel', '#9a6534', '#5e3819', { rings: 0.7, pores: 0.5, shine: 0.25 }),
  'bleached-mango': wood('box', '#e8dfce', '#bfae93', { rings: 0.85, pores: 0.35, knots: 1, shine: 0.03 }),
  'silver-leaf': leaf('stepped', '#c3c5c6', '#3d4148', { worn: 0.35 }),
  'sheesham-step': wood('stepped', '#7a4427', '#33190f', { rings: 1, pores: 0.6, shine: 0.3 }),
  'ink-and-gilt': paint('bevel', '#1d1c20', { sight: '#d9a941', shine: 0.35 }),
  driftwood: wood('box', '#a3968a', '#5c5047', {
    rings: 0.9,
    pores: 1,
    knots: 2,
    worn: 0.2,
    core: '#b59f85',
    shine: 0,
  }),
  'rosewood-bead': wood('beaded', '#6d2e22', '#34120f', { rings: 0.8, shine: 0.45 }),
  'champagne-leaf': leaf('rounded', '#d8c6a0', '#a5835a', { mirror: 0.7, worn: 0.15 }),
  'charred-cedar': wood('flat', '#2b2a2a', '#0d0c0c', { rings: 0.5, cracks: 'burnt', core: '#b98758', shine: 0.22 }),
  'temple-carved': wood('leafy', '#8d5a30', '#4e2d15', { rings: 0.35, fibre: 0.4, shine: 0.22 }),
  'brushed-aluminium': paint('box', '#c2c5c8', {
    fibre: 0.35,
    mirror: 0.5,
    core: '#9a9da0',
    vein: '#8e9194',
    shine: 0.4,
  }),
  'ivory-crackle': paint('scoop', '#ece2cb', { cracks: 'fine', vein: '#7a5a38', worn: 0.25, shine: 0.3 }),
  'indigo-wash': wood('flat', '#293c63', '#6d83a8', { rings: 0.6, pores: 0.9, core: '#d3bf9d', shine: 0.08 }),
  'palace-rope': leaf('rope', '#cf9c3c', '#84371f', { mirror: 0.8, worn: 0.4 }),
  gunmetal: paint('box', '#54575b', { fibre: 0.18, mirror: 0.35, core: '#3d4043', vein: '#34373a', shine: 0.35 }),
  'madder-red': paint('rounded', '#96361d', { shine: 0.35, fibre: 0.1 }),
  'copper-patina': leaf('bevel', '#b26a41', '#5d2c1c', { patina: '#6fa395', mirror: 0.55, worn: 0.3 }),
  'neem-green': paint('bevel', '#7d8b64', { worn: 0.7, vein: '#b48a58', fibre: 0.3, shine: 0.04 }),
  'antique-gold': leaf('scoop', '#a9853f', '#6a3022', { mirror: 0.55, worn: 0.6, patina: '#6b5128' }),
  'black-floater': paint('floater', '#252322', { shine: 0.06, core: '#c9b79a' }),
  'oak-floater': wood('floater', '#d2a868', '#946a35', { pores: 0.7, shine: 0.12 }),
  'pewter-bamboo': leaf('bamboo', '#a6a49c', '#4a463f', { mirror: 0.6, worn: 0.3 }),
};
