import type { PaletteName, StyleName } from '../pictures/index.ts';
import { createRandom, hashSeed, type Random } from '../pictures/random.ts';
import { ARTISTS } from './artists.ts';
import { type Colour, PALETTE_COLOURS } from './colours.ts';
import { ABSTRACT_AND_CITY } from './hangList/abstractAndCity.ts';
import { BACKWATERS_AND_BOTANICALS } from './hangList/backwatersAndBotanicals.ts';
import { HILLS_AND_KOLAMS } from './hangList/hillsAndKolams.ts';
import { LINES_AND_SEA } from './hangList/linesAndSea.ts';
import { NIGHT_AND_STILL_LIFE } from './hangList/nightAndStillLife.ts';
import type { Theme } from './themes.ts';

type Orientation = 'Portrait' | 'Landscape' | 'Square';

/** An art print of the demo catalogue (CAT-19). Lengths are whole inches, `created` is ISO 8601 in UTC. */
export type SeedArt = {
  slug: string;
  title: string;
  /** 'Last,First' (CAT-20) */
  artist: string;
  themes: Theme[];
  orientation: Orientation;
  colours: readonly Colour[];
  /** width to height in smallest whole numbers, as in 2 : 3 */
  ratio: { w: number; h: number };
  maxWidth: number;
  maxHeight: number;
  style: StyleName;
  variant: string;
  palette: PaletteName;
  seed: number;
  description: string;
  favourite: boolean;
  created: string;
};

/** The ratios of print sizes, short side first, and what each is multiplied by for the largest prints. */
const RATIOS = {
  '2:3': [8, 10, 12, 15, 16, 20],
  '3:4': [6, 8, 9, 10, 12, 13],
  '4:5': [4, 5, 6, 7, 8, 10],
  '5:7': [4, 5, 6, 7],
  '1:1': [16, 20, 24, 30, 36, 40],
  '9:16': [2, 3, 4],
} as const;
type Ratio = keyof typeof RATIOS;

const PORTRAIT: readonly Ratio[] = ['2:3', '3:4', '3:4', '4:5', '5:7'];
const LANDSCAPE: readonly Ratio[] = ['2:3', '3:4', '4:5', '2:3', '9:16'];

/** How often a style is requested upright, lying or square, in tenths. */
const SHAPES: Partial<Record<StyleName, readonly [portrait: number, landscape: number]>> = {
  kolam: [5, 0],
  botanical: [6, 2],
  waves: [3, 5],
  hills: [4, 5],
  backwater: [4, 4],
};

/** Arts whose files are too small for any print but 12 x 12 (CONF-58): the largest side in inches and the ratio. */
const TOO_SMALL: Record<string, { ratio: Ratio; times: number }> = {
  'evening-among-the-lilies': { ratio: '1:1', times: 10 },
  'small-weather': { ratio: '1:1', times: 11 },
  'first-chai': { ratio: '4:5', times: 2 },
};

/** The part of an address that stands for a title: 'Misty Ghats' is 'misty-ghats'. */
export const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function getShape(
  random: Random,
  style: StyleName,
  slug: string,
): Pick<SeedArt, 'ratio' | 'maxWidth' | 'maxHeight' | 'orientation'> {
  const [upright, lying] = SHAPES[style] ?? [5, 3];
  const share = random.next() * 10;
  const small = TOO_SMALL[slug];
  const square = small ? small.ratio === '1:1' : share >= upright + lying;
  const portrait = small !== undefined || share < upright;
  const ratio = small?.ratio ?? (square ? '1:1' : random.pick(portrait ? PORTRAIT : LANDSCAPE));
  const times = small?.times ?? random.pick<number>(RATIOS[ratio]);
  const [short, long] = ratio.split(':').map(Number) as [number, number];
  const [w, h] = square || portrait ? [short, long] : [long, short];
  const orientation = square ? 'Square' : portrait ? 'Portrait' : 'Landscape';
  return { ratio: { w, h }, maxWidth: w * times, maxHeight: h * times, orientation };
}

const isDark = (palette: PaletteName) => palette === 'night' || palette === 'plum' || palette === 'peacock';

/** The theme it hangs in, and any second one that it would be looked for in. */
function getThemes(theme: Theme, style: StyleName, palette: PaletteName): Theme[] {
  const also: Theme | null =
    style === 'lilies'
      ? 'Botanicals'
      : isDark(palette) && (style === 'backwater' || style === 'city' || style === 'waves')
        ? 'Night Sky'
        : style === 'contours' && theme === 'Abstract'
          ? 'Hills and Ghats'
          : style === 'bauhaus'
            ? 'Kolam and Pattern'
            : null;
  return also ? [theme, also] : [theme];
}

const FIRST_DAY = Date.UTC(2024, 5, 3, 4, 30);
const HOURS = 3_600_000;

const HANG_LIST = [
  ...BACKWATERS_AND_BOTANICALS,
  ...HILLS_AND_KOLAMS,
  ...ABSTRACT_AND_CITY,
  ...NIGHT_AND_STILL_LIFE,
  ...LINES_AND_SEA,
];

function hang(): SeedArt[] {
  const used = new Map<string, number>();
  const rows = HANG_LIST.flatMap(([theme, style, list]) =>
    list.split('\n').map((row) => {
      const [head = '', description = ''] = row.split(' | ');
      const [, variant = '', palette = '', star, title = '', again = '0'] =
        /^(\S+) (\S+) (\* )?(.*?)(?: #(\d+))?$/.exec(head) ?? [];
      return {
        theme,
        style,
        variant: variant === '-' ? '' : variant,
        palette: palette as PaletteName,
        favourite: Boolean(star),
        title,
        again: Number(again),
        description,
      };
    }),
  );
  // The days on which they came to the shop have nothing to do with the order of the list.
  const days = createRandom(20240603).shuffled(rows.map((_, i) => i));
  return rows.map(({ theme, style, variant, palette, favourite, title, again, description }, i) => {
    const slug = toSlug(title);
    const random = createRandom(hashSeed(slug));
    const shape = getShape(random, style, slug);
    const free = ARTISTS.filter(([, styles]) => styles.includes(style)).map(([name]) => name);
    const artist = free.reduce((least, name) => ((used.get(name) ?? 0) < (used.get(least) ?? 0) ? name : least));
    used.set(artist, (used.get(artist) ?? 0) + 1);
    return {
      slug,
      title,
      artist,
      themes: getThemes(theme, style, palette),
      colours: PALETTE_COLOURS[palette],
      ...shape,
      style,
      variant,
      palette,
      seed: (hashSeed(slug) + again * 7919) >>> 0,
      description,
      favourite,
      created: new Date(FIRST_DAY + (days[i] as number) * 83 * HOURS).toISOString(),
    };
  });
}

/** The whole catalogue of art prints, the same in every run (CAT-19). */
export const arts: SeedArt[] = hang();

const artsBySlug = new Map(arts.map((art) => [art.slug, art]));

/** An art by its slug. Throws RangeError for one that is not in the catalogue. */
export function getArt(slug: string): SeedArt {
  const art = artsBySlug.get(slug);
  if (!art) throw new RangeError(`no art ${slug}`);
  return art;
}

/** The art whose picture stands for each theme on the home page, by slug. */
export const THEME_PICTURES: Record<Theme, string> = {
  Backwaters: 'last-ferry-to-kainakary',
  Botanicals: 'under-the-banana-leaves',
  'Hills and Ghats': 'misty-ghats',
  'Kolam and Pattern': 'kolam-for-a-new-year',
  Abstract: 'conversation-in-green',
  'City and Street': 'blue-house-blue-house',
  'Night Sky': 'moonrise-at-hampi',
  'Still Life': 'clay-glaze-and-eucalyptus',
  'Line Drawings': 'lotus-unbroken',
  'Sea and Monsoon': 'low-tide-seen-by-gulls',
};
