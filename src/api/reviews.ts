import * as v from 'valibot';
import { isValidRating, type Review } from '../domain/review.ts';
import { htmlSchema, textSchema } from './fields.ts';
import { buildQuery, resourceSchema } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { toPlainText } from './plainText.ts';

const Comment = resourceSchema('comment--review', {
  field_review_user: textSchema,
  field_stars: v.fallback(v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))), null),
  field_date: textSchema,
  comment_body: htmlSchema,
});

/** As much of a stored date as is shown. (ART-18) */
const DATE_LENGTH = 10;
/** Of a reviewer who gave no name. */
const ANONYMOUS = 'A customer';

/**
 * The reviews of a frame, a print or a piece, by its product's uuid, the newest first; one with no stars from 1 to 5 is left out (API-30,
 * ART-16 to ART-21).
 */
export async function fetchReviews(product: string, signal?: AbortSignal): Promise<Review[]> {
  const path = buildQuery('/jsonapi/comment/review', { filter: { 'entity_id.id': product }, sort: '-field_date' });
  const { data } = await fetchAllPages(Comment, path, { signal });
  return data.flatMap(({ id, attributes }) => {
    const { field_review_user, field_stars, field_date, comment_body } = attributes;
    if (field_stars === null || !isValidRating(field_stars)) return [];
    return [
      {
        id,
        reviewer: toPlainText(field_review_user) || ANONYMOUS,
        stars: field_stars,
        date: field_date.slice(0, DATE_LENGTH),
        comment: toPlainText(comment_body),
      },
    ];
  });
}
