import type * as v from 'valibot';
import type { Picture } from '../domain/art.ts';
import { isInternalPath } from '../domain/storePath.ts';
import { htmlSchema, textSchema } from './fields.ts';
import { buildQuery, findIncluded, type ResourceRef, resourceSchema, toManySchema, toOneSchema } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { toPicture } from './picture.ts';
import { toPlainText } from './plainText.ts';

/** What any block of the home page states, as plain texts. */
type HomeText = { id: string; title: string; text: string };

/** The fields in which it is said. None of them is needed to show the others. */
const blockTexts = { field_heading: textSchema, body: htmlSchema };

type Block = { id: string; attributes: { field_heading: string; body: string } };

/** The texts of a block. */
const toHomeText = ({ id, attributes }: Block): HomeText => ({
  id,
  title: attributes.field_heading,
  text: toPlainText(attributes.body),
});

/** All blocks of the type at a path, in the order of the page (API-54 to API-60). */
const fetchBlocks = <T>(
  entity: v.GenericSchema<unknown, T>,
  path: string,
  signal: AbortSignal | undefined,
  include: readonly string[] = [],
) => fetchAllPages(entity, buildQuery(path, { sort: 'field_sort', include }), { signal });

/** What a block of pictures brings with it. */
const WITH_PICTURE = ['field_image.field_media_image'];

/** A slide: plain texts and its picture. */
export type Slide = HomeText & { picture: Picture };

type SlideBlock = Block & { relationships: { field_image: ResourceRef | null } };

/** The slides at a path in their order; one without a picture is left out. */
async function fetchSlides(
  entity: v.GenericSchema<unknown, SlideBlock>,
  path: string,
  signal?: AbortSignal,
): Promise<Slide[]> {
  const { data, included } = await fetchBlocks(entity, path, signal, WITH_PICTURE);
  return data.flatMap((block) => {
    const picture = toPicture(included, block.relationships.field_image);
    return picture ? [{ ...toHomeText(block), picture }] : [];
  });
}

const ArtBanner = resourceSchema('block_content--shop_art_banner', blockTexts, { field_image: toOneSchema });

/** The banners of home (API-58, HOME-01). */
export const fetchBanners = (signal?: AbortSignal): Promise<Slide[]> =>
  fetchSlides(ArtBanner, '/jsonapi/block_content/shop_art_banner', signal);

const StoreView = resourceSchema('block_content--store_carousel', blockTexts, { field_image: toOneSchema });

/** The looks into the store (API-59). */
export const fetchStoreSlides = (signal?: AbortSignal): Promise<Slide[]> =>
  fetchSlides(StoreView, '/jsonapi/block_content/store_carousel', signal);

const HomeBlock = resourceSchema('block_content--home_page_block', blockTexts);

/** The promises of home in their order, as plain texts (API-60, HOME-11). */
export async function fetchPromises(signal?: AbortSignal): Promise<HomeText[]> {
  const { data } = await fetchBlocks(HomeBlock, '/jsonapi/block_content/home_page_block', signal);
  return data.map(toHomeText);
}

// What home shows below its first screen: read when the shopper comes near.

const Basic = resourceSchema('block_content--basic', blockTexts);
const Action = resourceSchema(
  'block_content--action_block',
  { ...blockTexts, field_link: textSchema, field_link_text: textSchema },
  { field_image: toOneSchema },
);
const Step = resourceSchema('block_content--icon_set', { ...blockTexts, field_icon: textSchema });
const WallsBlock = resourceSchema('block_content--gallery_walls', blockTexts, { field_walls: toManySchema });
const Wall = resourceSchema(
  'commerce_product--gallery_wall',
  { title: textSchema, field_path_alias: textSchema, field_layout_size: textSchema },
  { field_gallery_image: toOneSchema },
);

/** The plain texts of home (API-54). */
export async function fetchHomeTexts(signal?: AbortSignal): Promise<HomeText[]> {
  const { data } = await fetchBlocks(Basic, '/jsonapi/block_content/basic', signal);
  return data.map(toHomeText);
}

/** A way on from home: `to` is an address of the store, `label` what its button states. */
export type CallToAction = HomeText & { to: string; label: string; picture: Picture | null };

/** The banners of flagship store, studios and mixed media, in their order; one that leads nowhere is left out (API-55, HOME-10). */
export async function fetchCallsToAction(signal?: AbortSignal): Promise<CallToAction[]> {
  const { data, included } = await fetchBlocks(Action, '/jsonapi/block_content/action_block', signal, WITH_PICTURE);
  return data.flatMap((block) => {
    const { field_link: to, field_link_text } = block.attributes;
    if (!isInternalPath(to)) return [];
    const homeText = toHomeText(block);
    return [
      {
        ...homeText,
        to,
        label: field_link_text || homeText.title,
        picture: toPicture(included, block.relationships.field_image),
      },
    ];
  });
}

/** A step of custom framing; `icon` as the shop names it: 'upload', 'frame', 'deliver', or anything. */
type FramingStep = HomeText & { icon: string };

/** The steps of custom framing in their order (API-56, HOME-07). */
export async function fetchFramingSteps(signal?: AbortSignal): Promise<FramingStep[]> {
  const { data } = await fetchBlocks(Step, '/jsonapi/block_content/icon_set', signal);
  return data.map((block) => ({ ...toHomeText(block), icon: block.attributes.field_icon }));
}

/** A gallery wall in home's carousel; `path` is its own page, `size` that of its layout, empty where it is not reported. */
type WallTile = { id: string; title: string; path: string; size: string; picture: Picture | null };

/** The gallery walls that home shows, with what is said of them; null where the shop shows none (API-57, HOME-09). */
export async function fetchHomeWalls(signal?: AbortSignal): Promise<(HomeText & { walls: WallTile[] }) | null> {
  const include = ['field_walls.field_gallery_image.field_media_image'];
  const { data, included } = await fetchBlocks(WallsBlock, '/jsonapi/block_content/gallery_walls', signal, include);
  const [first] = data;
  if (!first) return null;
  const walls = first.relationships.field_walls.flatMap((ref): WallTile[] => {
    const wall = findIncluded(included, ref, Wall);
    if (!wall) return [];
    const { title, field_path_alias: path, field_layout_size: size } = wall.attributes;
    const picture = toPicture(included, wall.relationships.field_gallery_image);
    return title && isInternalPath(path) ? [{ id: wall.id, title, path, size, picture }] : [];
  });
  return { ...toHomeText(first), walls };
}

const Testimonial = resourceSchema('node--testimonial', {
  title: textSchema,
  body: htmlSchema,
  field_stars: textSchema,
});

/** What a customer states, as plain text; `stars` from 1 to 5, null where none were given. */
type Testimonial = { id: string; by: string; text: string; stars: number | null };

const parseStars = (text: string) => (/^[1-5]$/.test(text) ? Number(text) : null);

/** The testimonials, in the order of the shop; those without a text are left out (API-63). */
export async function fetchTestimonials(signal?: AbortSignal): Promise<Testimonial[]> {
  const { data } = await fetchAllPages(Testimonial, buildQuery('/jsonapi/node/testimonial', {}), { signal });
  return data.flatMap(({ id, attributes: { title, body, field_stars } }) => {
    const homeText = toPlainText(body);
    return homeText === '' ? [] : [{ id, by: title, text: homeText, stars: parseStars(field_stars) }];
  });
}
