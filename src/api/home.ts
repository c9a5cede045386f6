import type { Picture } from '../domain/art.ts';
import { blocksPath, blockTexts, type Said, saidBy, WITH_PICTURE } from './block.ts';
import { resource, toOne } from './jsonapi.ts';
import { everyPage } from './pages.ts';
import { pictureOf } from './picture.ts';

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
