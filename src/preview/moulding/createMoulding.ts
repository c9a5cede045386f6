import { type FrameLook, getFrameLook } from '../../domain/frame.ts';
import type { MouldingProfile } from '../../domain/framing.ts';
import { mix } from './colour.ts';
import { type Moulding, SHAPES } from './moulding.ts';

/** The shop's colours as paint, or as leaf. */
export const TINTS: Record<string, string> = {
  White: '#f3f0ea',
  Cream: '#ebe1ca',
  Beige: '#dcc6a3',
  Yellow: '#d0a05c',
  Orange: '#b9672e',
  Terracotta: '#a9583a',
  Red: '#96361d',
  Pink: '#cf9a92',
  Purple: '#5b3f63',
  Blue: '#293c63',
  Teal: '#4f8a80',
  Green: '#7d8b64',
  Olive: '#6b6b3f',
  Brown: '#7c5740',
  Grey: '#a8a196',
  Black: '#232223',
  Gold: '#d3a445',
  Silver: '#c2c5c7',
  Copper: '#b26a41',
};

/** What a screen shows for a colour: one of the shop's words, or a moulding's own #RRGGBB. */
const getTint = (colour: string): string | undefined =>
  TINTS[colour] ?? (/^#[\da-f]{6}$/i.test(colour) ? colour : undefined);

type Wood = {
  /** The word that names it. */
  word: RegExp;
  /** The shop's colour of the natural wood. */
  own: string;
  /** The tone of the oiled wood, and the colour of its grain. */
  tone: string;
  vein: string;
  /** Strengths of its growth rings and of its pores. */
  rings: number;
  pores: number;
  /** Its grain is so close that it is mostly painted. */
  isClose?: boolean;
};

export const PINE: Wood = {
  word: /pine|wood|solid/,
  own: 'Yellow',
  tone: '#d9b98a',
  vein: '#b48a58',
  rings: 0.6,
  pores: 0.1,
  isClose: true,
};
const WOODS: Wood[] = [
  { word: /\bash/, own: 'Beige', tone: TINTS.Beige as string, vein: '#b08e60', rings: 0.5, pores: 0.75 },
  { word: /\boak/, own: 'Yellow', tone: TINTS.Yellow as string, vein: '#94642e', rings: 0.5, pores: 0.9 },
  { word: /walnut/, own: 'Brown', tone: '#6a4a35', vein: '#38251b', rings: 0.75, pores: 0.5 },
  { word: /teak/, own: 'Brown', tone: '#9a6534', vein: '#5e3819', rings: 0.6, pores: 0.5 },
  { word: /mango/, own: 'Yellow', tone: '#cfae80', vein: '#8f6f45', rings: 0.85, pores: 0.35 },
  { word: /sheesham/, own: 'Brown', tone: '#7a4427', vein: '#33190f', rings: 1, pores: 0.5 },
  { word: /rosewood/, own: 'Brown', tone: '#6d2e22', vein: '#34120f', rings: 0.85, pores: 0.4 },
  { word: /cedar/, own: 'Brown', tone: '#a5673f', vein: '#6f3f24', rings: 0.7, pores: 0.2 },
  { word: /rubberwood/, own: 'Beige', tone: '#d8bb92', vein: '#b08e63', rings: 0.35, pores: 0.2, isClose: true },
  PINE,
];

/** Parses the texts of a frame; unknown words mean paint. */
export function parseFrameLook({ title, colours, style, type, material }: FrameLook) {
  const [first = 'Beige', second = ''] = colours.filter(getTint);
  const text = `${title} ${material} ${type}`.toLowerCase();
  const materialText = material.toLowerCase();
  const named = WOODS.find(({ word }) => word.test(materialText));
  const isCharred = /char/.test(materialText);
  // In wood these are its own colours, or a stain's.
  const isStained = !named?.isClose || isCharred || /White|Cream|Beige|Yellow|Orange|Brown|Grey/.test(first);
  const isPainted = !named || /engineered|lacquer|crackle/.test(text) || !isStained;
  return {
    first,
    second,
    tint: getTint(first) as string,
    secondTint: getTint(second) ?? null,
    text,
    /** Under its paint, a frame of no named wood is of pine. */
    wood: named ?? PINE,
    isOwn: named?.own === first,
    isCharred,
    isOld: /Rustic|Vintage/.test(style),
    // A second colour makes leaf paler, or older.
    isPale: /White|Cream|Beige/.test(second),
    isAged: /Brown|Black/.test(second),
    finish: /leaf|gilt/.test(materialText)
      ? 'leaf'
      : /alumin|steel|brass|metal/.test(materialText)
        ? 'metal'
        : isPainted
          ? 'paint'
          : 'wood',
  } as const;
}

const WOOD_SHINE: Record<string, number> = { Rustic: 0.03, Minimal: 0.08, Vintage: 0.4 };

/**
 * The moulding of a frame, from the shop's texts about it; unknown words make a plain painted one. `profile` is its size in
 * inches: without it the slim one. (CONF-53)
 */
export function createMoulding(frame: FrameLook, profile: MouldingProfile = { face: 0.8, depth: 0.8 }): Moulding {
  // A frame has more members than its look; key and worker need only these.
  const look = getFrameLook(frame);
  const { first, second, tint, secondTint, text, wood, isOwn, isCharred, isOld, isPale, isAged, finish } =
    parseFrameLook(look);
  const type = look.type.toLowerCase();
  const isCarved = type === 'carved';
  const isGrey = first === 'Grey';
  const hasLine = /Gold|Silver|Copper/.test(second);
  const moulding: Moulding = {
    ...profile,
    key: [...Object.values(look), profile.face].join('|'),
    look,
    // The kind of carving is in the title.
    shape: SHAPES.find((word) => (isCarved ? text : type).includes(word)) ?? 'flat',
    tone: tint,
    sight: null,
    mirror: 0,
    shine: hasLine || /round|crackle/.test(text) ? 0.35 : isOld || /matte/.test(text) ? 0.04 : 0.1,
  };
  if (finish === 'leaf') {
    const [towards, share] = isPale
      ? [secondTint, 0.7]
      : isAged
        ? [secondTint, 0.35]
        : ['#4a3a30', isCarved ? 0.12 : 0];
    return { ...moulding, tone: mix(tint, towards as string, share), mirror: isOld ? 0.55 : 0.8, shine: 0.5 };
  }
  if (finish === 'metal')
    return { ...moulding, tone: mix(tint, '#000814', isGrey ? 0.5 : 0), mirror: isGrey ? 0.35 : 0.5, shine: 0.4 };
  const sight = hasLine ? secondTint : / line /.test(text) ? '#c49a5c' : null;
  if (finish === 'paint') return { ...moulding, sight };
  const tone = isOwn ? wood.tone : mix(tint, wood.tone, isCharred ? 0 : 0.12);
  return { ...moulding, sight, tone, shine: WOOD_SHINE[look.style] ?? 0.2 };
}
