import type { Picture } from '../domain/art.ts';
import { isOwnAddress } from '../domain/ownAddress.ts';
import { html, text } from './fields.ts';
import { includedBy, query, resource, toMany, toOne } from './jsonapi.ts';
import { everyPage } from './pages.ts';
import { pictureOf } from './picture.ts';
import { plainText } from './plainText.ts';

/** What any block of the home page says, as plain texts. */
type Said = { id: string; title: string; text: string };

/** The fields in which it is said. None of them is needed to show the others. */
const blockTexts = { field_heading: text, body: html };

type Block = { id: string; attributes: { field_heading: string; body: string } };

/** The texts of a block. */
const saidBy = ({ id, attributes }: Block): Said => ({
  id,
  title: attributes.field_heading,
  text: plainText(attributes.body),
});

/** Blocks of the type at a path, in the order of the page (API-54 to API-60). */
const blocksPath = (path: string, include: readonly string[] = []): string =>
  query(path, { sort: 'field_sort', include });

/** What a block of pictures brings with it. */
const WITH_PICTURE = ['field_image.field_media_image'];

const ArtBanner = resource('block_content--shop_art_banner', blockTexts, { field_image: toOne });
const HomeBlock = resource('block_content--home_page_block', blockTexts);

/** A slide of home: plain texts and its picture. */
export type Banner = Said & { picture: Picture };

/** The banners of home in their order; one without a picture is left out (API-58, HOME-01). */
export async function banners(signal?: AbortSignal): Promise<Banner[]> {
  const { data, included } = await everyPage(
    ArtBanner,
    blocksPath('/jsonapi/block_content/shop_art_banner', WITH_PICTURE),
    { signal },
  );
  return data.flatMap((block) => {
    const picture = pictureOf(included, block.relationships.field_image);
    return picture ? [{ ...saidBy(block), picture }] : [];
  });
}

/** The promises of home in their order, as plain texts (API-60, HOME-11). */
export async function promises(signal?: AbortSignal): Promise<Said[]> {
  const { data } = await everyPage(HomeBlock, blocksPath('/jsonapi/block_content/home_page_block'), { signal });
  return data.map(saidBy);
}

// What home shows below its first screen: read when the shopper comes near.

const Basic = resource('block_content--basic', blockTexts);
const Action = resource(
  'block_content--action_block',
  { ...blockTexts, field_link: text, field_link_text: text },
  { field_image: toOne },
);
const Step = resource('block_content--icon_set', { ...blockTexts, field_icon: text });
const StoreSlide = resource('block_content--store_carousel', blockTexts, { field_image: toOne });
const WallsBlock = resource('block_content--gallery_walls', blockTexts, { field_walls: toMany });
const Wall = resource(
  'commerce_product--gallery_wall',
  { title: text, field_path_alias: text, field_layout_size: text },
  { field_gallery_image: toOne },
);

/** The plain texts of home (API-54). */
export async function homeTexts(signal?: AbortSignal): Promise<Said[]> {
  const { data } = await everyPage(Basic, blocksPath('/jsonapi/block_content/basic'), { signal });
  return data.map(saidBy);
}

/** A way on from home: `to` is an address of the store, `label` what its button says. */
export type WayOn = Said & { to: string; label: string; picture: Picture | null };

/** The banners of flagship store, studios and mixed media, in their order; one that leads nowhere is left out (API-55, HOME-10). */
export async function waysOn(signal?: AbortSignal): Promise<WayOn[]> {
  const { data, included } = await everyPage(Action, blocksPath('/jsonapi/block_content/action_block', WITH_PICTURE), {
    signal,
  });
  return data.flatMap((block) => {
    const { field_link: to, field_link_text } = block.attributes;
    if (!isOwnAddress(to)) return [];
    const said = saidBy(block);
    return [
      {
        ...said,
        to,
        label: field_link_text || said.title,
        picture: pictureOf(included, block.relationships.field_image),
      },
    ];
  });
}

/** A step of custom framing; `icon` as the shop names it: 'upload', 'frame', 'deliver', or anything. */
type FramingStep = Said & { icon: string };

/** The steps of custom framing in their order (API-56, HOME-07). */
export async function framingSteps(signal?: AbortSignal): Promise<FramingStep[]> {
  const { data } = await everyPage(Step, blocksPath('/jsonapi/block_content/icon_set'), { signal });
  return data.map((block) => ({ ...saidBy(block), icon: block.attributes.field_icon }));
}

/** A gallery wall in home's carousel; `path` is its own page, `size` that of its layout, empty where it is not told. */
type WallTile = { id: string; title: string; path: string; size: string; picture: Picture | null };

/** The gallery walls that home shows, with what is said of them; null where the shop shows none (API-57, HOME-09). */
export async function homeWalls(signal?: AbortSignal): Promise<(Said & { walls: WallTile[] }) | null> {
  const include = ['field_walls.field_gallery_image.field_media_image'];
  const { data, included } = await everyPage(WallsBlock, blocksPath('/jsonapi/block_content/gallery_walls', include), {
    signal,
  });
  const [first] = data;
  if (!first) return null;
  const walls = first.relationships.field_walls.flatMap((ref): WallTile[] => {
    const wall = includedBy(included, ref, Wall);
    if (!wall) return [];
    const { title, field_path_alias: path, field_layout_size: size } = wall.attributes;
    const picture = pictureOf(included, wall.relationships.field_gallery_image);
    return title && isOwnAddress(path) ? [{ id: wall.id, title, path, size, picture }] : [];
  });
  return { ...saidBy(first), walls };
}

/** A look into the store. */
export type StoreSlide = Said & { picture: Picture };

/** The looks into the store, in their order; one without a picture shows nothing and is left out (API-59). */
export async function storeSlides(signal?: AbortSignal): Promise<StoreSlide[]> {
  const { data, included } = await everyPage(
    StoreSlide,
    blocksPath('/jsonapi/block_content/store_carousel', WITH_PICTURE),
    { signal },
  );
  return data.flatMap((block) => {
    const picture = pictureOf(included, block.relationships.field_image);
    return picture ? [{ ...saidBy(block), picture }] : [];
  });
}

const Testimonial = resource('node--testimonial', { title: text, body: html, field_stars: text });

/** What a customer says, as plain text; `stars` from 1 to 5, null where none were given. */
type Testimonial = { id: string; by: string; text: string; stars: number | null };

const starsOf = (given: string) => (/^[1-5]$/.test(given) ? Number(given) : null);

/** What customers say, in the order of the shop; who says nothing is left out (API-63). */
export async function testimonials(signal?: AbortSignal): Promise<Testimonial[]> {
  const { data } = await everyPage(Testimonial, query('/jsonapi/node/testimonial', {}), { signal });
  return data.flatMap(({ id, attributes: { title, body, field_stars } }) => {
    const said = plainText(body);
    return said === '' ? [] : [{ id, by: title, text: said, stars: starsOf(field_stars) }];
  });
}
