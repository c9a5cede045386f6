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

/** Woods: the word that names them, the shop's colour of the natural wood, and the tone of the oiled wood. */
const WOODS: [word: RegExp, own: string, tone: string][] = [
  [/\bash/, 'Beige', TINTS.Beige as string],
  [/\boak/, 'Yellow', TINTS.Yellow as string],
  [/walnut/, 'Brown', '#6a4a35'],
  [/teak/, 'Brown', '#9a6534'],
  [/mango/, 'Yellow', '#cfae80'],
  [/sheesham/, 'Brown', '#7a4427'],
  [/rosewood/, 'Brown', '#6d2e22'],
  [/cedar/, 'Brown', '#a5673f'],
  // Their grain is so close that they are mostly painted.
  [/rubberwood/, 'Beige', '#d8bb92'],
  [/pine|wood|solid/, 'Yellow', '#d9b98a'],
];
const FIRST_CLOSE_GRAINED = 8;

/** Parses the texts of a frame; unknown words mean paint. */
export function parseFrameLook({ title, colours, style, type, material }: FrameLook) {
  const [first = 'Beige', second = ''] = colours.filter(getTint);
  const text = `${title} ${material} ${type}`.toLowerCase();
  const materialText = material.toLowerCase();
  const wood = WOODS.findIndex(([word]) => word.test(materialText));
  const isCharred = /char/.test(materialText);
  // In wood these are its own colours, or a stain's.
  const isStained = wood < FIRST_CLOSE_GRAINED || isCharred || /White|Cream|Beige|Yellow|Orange|Brown|Grey/.test(first);
  const isPainted = wood < 0 || /engineered|lacquer|crackle/.test(text) || !isStained;
  return {
    first,
    second,
    tint: getTint(first) as string,
    secondTint: getTint(second) ?? null,
    text,
    wood,
    woodTone: WOODS[wood]?.[2] ?? '#d9b98a',
    isOwn: WOODS[wood]?.[1] === first,
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
  const { first, second, tint, secondTint, text, woodTone, isOwn, isCharred, isOld, isPale, isAged, finish } =
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
  const tone = isOwn ? woodTone : mix(tint, woodTone, isCharred ? 0 : 0.12);
  return { ...moulding, sight, tone, shine: WOOD_SHINE[look.style] ?? 0.2 };
}
