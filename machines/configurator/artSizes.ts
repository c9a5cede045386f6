import type { Art } from '../../src/domain/art.ts';
import type { Media } from '../../src/domain/media.ts';
import { type Bucket, printSizes, type Size, sizeKey, sizesByBucket } from '../../src/domain/size.ts';

/** The sizes in which an art can be had on a media, largest first; none where there is no art yet. (CONF-42) */
export const artSizes = (art: Art | undefined, media: Media): Size[] =>
  art ? printSizes({ media, source: 'art', ratio: art.ratio, max: art.max }) : [];

/** The size that stands first on the screen: the first one of the first tab. (CONF-26, CONF-41) */
export const firstSize = (art: Art | undefined, media: Media): Size | null =>
  sizesByBucket(artSizes(art, media))[0]?.sizes[0] ?? null;

/** The sizes under one tab, largest first; none where the tab is not there. (CONF-41) */
export const sizesUnder = (tab: Bucket, art: Art | undefined, media: Media): Size[] =>
  sizesByBucket(artSizes(art, media)).find(({ bucket }) => bucket === tab)?.sizes ?? [];

/** Are both the same size in whole inches? No size is none. */
export const isSameSize = (one: Size, other: Size | null) => other !== null && sizeKey(one) === sizeKey(other);

/** The tab that is open once the sizes have changed: the same one where it still has sizes, else the first. (CONF-41) */
export function tabAfter(tab: Bucket, sizes: readonly Size[]): Bucket {
  const tabs = sizesByBucket(sizes).map(({ bucket }) => bucket);
  return tabs.includes(tab) ? tab : (tabs[0] ?? tab);
}
