import { rupeesToPaise } from '../../src/domain/money.ts';
import { calculatePrice } from '../../src/domain/price.ts';
import type { Reference } from '../drupal/entity.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { formatTime } from '../drupal/write.ts';
import { getArt, toSlug } from './arts.ts';
import { pictureRef } from './pictureDrafts.ts';
import { priceTable } from './prices.ts';
import { productDrafts, productRef, shopPictureDrafts, toFormattedList, variationRef } from './productDrafts.ts';
import type { ShopPicture } from './shopFiles.ts';
import { type ListedWall, WALL_LIST } from './wallList.ts';

/** A frame on a wall: its outer size and place in inches, from the upper left corner of the layout, and its art's slug. */
type WallPiece = { x: number; y: number; width: number; height: number; art: string };
export type SeedWall = Omit<ListedWall, 'layout'> & {
  slug: string;
  /** of the frame that every picture of the wall has */
  frameSlug: string;
  pieces: readonly WallPiece[];
  /** inches, of all pieces together */
  width: number;
  height: number;
};

const BUNDLE = 'gallery_wall';
const FIRST_DAY = Date.UTC(2025, 1, 3, 5, 0);
const WEEK = 7 * 86_400_000;
/** Walls that are stored, but not sold any more. */
const HIDDEN: readonly string[] = ['courtyard-family'];
/** A wall costs less than its pictures one by one. */
const TOGETHER = 0.92;
/** A rate counts three inches more on each side of a print than the print has (CONF-32). */
const FRAMING = 3;

function getPieces(layout: string): WallPiece[] {
  const pieces = layout.split('\n').map((line): WallPiece => {
    const [x = '', y = '', width = '', height = '', art = ''] = line.split(' ');
    return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), art };
  });
  const [left, top] = [Math.min(...pieces.map(({ x }) => x)), Math.min(...pieces.map(({ y }) => y))];
  return pieces.map((piece) => ({ ...piece, x: piece.x - left, y: piece.y - top }));
}

const wall = ({ title, frame, mat, description, layout }: ListedWall): SeedWall => {
  const pieces = getPieces(layout);
  return {
    slug: toSlug(title),
    title,
    frame,
    frameSlug: toSlug(frame),
    mat,
    description,
    pieces,
    width: Math.max(...pieces.map(({ x, width }) => x + width)),
    height: Math.max(...pieces.map(({ y, height }) => y + height)),
  };
};

/** Every gallery wall, in the order of the shop. */
export const walls: readonly SeedWall[] = WALL_LIST.map(wall);

/** The picture of a wall, in its room. */
export const wallPicture = ({ slug }: Pick<SeedWall, 'slug'>): ShopPicture => ({
  folder: 'gallery-walls',
  name: `wall-${slug}`,
  ratio: { w: 4, h: 3 },
  inner: 1200,
});

/** Pointers to a wall and to its variation, by the wall's title in small letters with hyphens. */
export const wallRef = (slug: string): Reference => productRef(BUNDLE, slug);
export const wallVariationRef = (slug: string): Reference => variationRef(BUNDLE, slug);

const inches = ({ width, height }: { width: number; height: number }) => `${width} × ${height} inches`;
/** The mat of a small frame is narrower: never more than this share of its shorter side. */
const MAT_SHARE = 0.12;

/** How the prints hang, as the editor of the wall writes it: JSON, in inches from the upper left. */
const toLayoutText = ({ pieces, mat }: SeedWall): string =>
  JSON.stringify(
    pieces.map(({ art, ...place }) => ({
      ...place,
      mat: Math.round(Math.min(mat, Math.min(place.width, place.height) * MAT_SHARE) * 100) / 100,
      print: `/art/${art}`,
    })),
  );

/** Its framed prints together, to the fifty rupees below. */
function getPrice({ pieces }: SeedWall): number {
  const each = pieces.map(({ width, height }) =>
    calculatePrice({
      size: { width: width - FRAMING, height: height - FRAMING },
      media: 'Paper',
      source: 'art',
      framed: true,
      table: priceTable,
    }),
  );
  const sum = each.reduce((total, one) => total + one, 0) * TOGETHER;
  return Math.floor(sum / rupeesToPaise(50)) * rupeesToPaise(50);
}

function drafts(one: SeedWall, at: number): Draft[] {
  const { slug, title, frame, description, pieces } = one;
  const image = pictureRef(wallPicture(one).name);
  const layout = { field_frame: frame, field_layout_size: inches(one) };
  return [
    ...shopPictureDrafts(wallPicture(one), `${title}: ${pieces.length} framed prints on a wall`),
    ...productDrafts({
      bundle: BUNDLE,
      slug,
      title,
      sku: `WALL-${slug.toUpperCase()}`,
      created: formatTime(FIRST_DAY + at * 2 * WEEK),
      alias: `/gallery-walls/${slug}`,
      description,
      price: createPriceField(getPrice(one)),
      hidden: HIDDEN.includes(slug),
      attributes: {
        ...layout,
        field_individual_frames: toFormattedList(
          pieces.map((piece) => `${getArt(piece.art).title}: ${inches(piece)} with its frame`),
        ),
        field_number_of_frame: pieces.length,
        field_wall_layout: toLayoutText(one),
      },
      relationships: { field_gallery_image: image },
      variation: { attributes: layout, relationships: { field_image: [image] } },
    }),
  ];
}

/** Every gallery wall as the backend stores it (API-69, API-70, API-105). */
export const galleryWallDrafts = (): Draft[] => walls.flatMap(drafts);
