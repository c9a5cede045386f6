import { artRef } from '../seed/artDrafts.ts';
import { listEndpoint, PAGE_PARAMETERS } from './readEndpoints.ts';

/** Reviews (API-30). */
export const reviewEndpoints = [
  listEndpoint({
    name: 'reviews.list',
    rows: ['API-30'],
    path: '/jsonapi/comment/review',
    does: 'Lists reviews, of one product or of all.',
    query: {
      'filter[entity_id.id]': 'The uuid of the product.',
      sort: '`-field_date` for the newest first.',
      ...PAGE_PARAMETERS,
    },
    holds:
      'Reviews with `field_review_user`, `field_stars` (1 to 5), `field_date`, `subject` and `comment_body`; `entity_id` points at the product. None where nobody has written one.',
    example: `/jsonapi/comment/review?filter[entity_id.id]=${artRef('misty-ghats').id}&sort=-field_date`,
  }),
];
