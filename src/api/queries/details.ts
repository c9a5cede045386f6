import type { Media } from '../../domain/framingTerms.ts';
import type { ProductArea } from '../../domain/product.ts';
import type { PictureSource } from '../../domain/sourcePicture.ts';
import type { FixedPage } from '../staticPages.ts';
import { cachedQuery } from './cachedQuery.ts';

/** The node id of the return policy. (API-49) */
export const RETURN_POLICY_NODE = 361;

/** The node ids of the care texts of pictures: art, and a shopper's own. (API-51) */
const CARE: Record<PictureSource, Record<Media, number>> = {
  art: { Paper: 362, Canvas: 363 },
  upload: { Paper: 364, Canvas: 365 },
};

/** The node id of the care text that belongs to a picture on a media. (API-51) */
export const getPictureCareNode = (source: PictureSource, media: Media): number => CARE[source][media];

/** The node ids of the care texts of what is sold as it is. (API-99) */
const PRODUCT_CARE: Record<ProductArea, number> = { walls: 366, gifts: 367, objects: 368, mixedMedia: 369 };

/** What is cared for: a picture on a media, or a product. */
export type CareSubject = { source: PictureSource; media: Media } | ProductArea;

/** The node id of the care text that belongs to what can be bought. (API-51, API-99) */
export const getCareNode = (subject: CareSubject): number =>
  typeof subject === 'string' ? PRODUCT_CARE[subject] : getPictureCareNode(subject.source, subject.media);

/** What a page reads for the reviews of a frame, a print or a piece. */
export const reviewsQuery = (product: string) =>
  cachedQuery(['reviews', product], async ({ signal }) =>
    (await import('../reviews.ts')).fetchReviews(product, signal),
  );

/** What a page reads to show one static text. */
export const staticPageQuery = (id: number) =>
  cachedQuery(['page', id], async ({ signal }) => (await import('../staticPages.ts')).fetchStaticPage(id, signal));

/** What a page reads that is one text of the shop's, null where that has none. */
export const fixedPageQuery = (page: FixedPage) =>
  cachedQuery(['page', page], async ({ signal }) => (await import('../staticPages.ts')).fetchFixedPage(page, signal));
