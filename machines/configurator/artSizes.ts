import type { Art } from '../../src/domain/art.ts';
import type { Media } from '../../src/domain/media.ts';
import { printSizes, type Size, sizesByBucket } from '../../src/domain/size.ts';

/** The sizes in which an art can be had on a media, largest first; none where there is no art yet. (CONF-42) */
export const artSizes = (art: Art | undefined, media: Media): Size[] =>
  art ? printSizes({ media, source: 'art', ratio: art.ratio, max: art.max }) : [];

/** The size that stands first on the screen: the first one of the first tab. (CONF-26, CONF-41) */
export const firstSize = (art: Art | undefined, media: Media): Size | null =>
  sizesByBucket(artSizes(art, media))[0]?.sizes[0] ?? null;
