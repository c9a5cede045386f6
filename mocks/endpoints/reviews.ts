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

const HOLDS = "`title` ('A customer in Kochi'), the words in `body`, `field_place` and `field_stars`, 1 to 5";

/** What customers say (API-62, API-63). */
export const testimonialEndpoints = [
  listEndpoint({
    name: 'testimonials.next',
    unused: 'home reads all testimonials in one call',
    rows: ['API-62'],
    path: '/jsonapi/node/testimonial',
    does: 'Reads one testimonial at a time.',
    query: { 'page[limit]': '`1`.', 'page[offset]': 'How many were read before.' },
    holds: `One testimonial with ${HOLDS}; none past the last, whose answer has no \`links.next\`.`,
    example: '/jsonapi/node/testimonial?page[limit]=1&page[offset]=1',
  }),
  listEndpoint({
    name: 'testimonials.list',
    rows: ['API-63'],
    path: '/jsonapi/node/testimonial',
    does: 'Lists all testimonials.',
    query: PAGE_PARAMETERS,
    holds: `Testimonials, each with ${HOLDS}.`,
  }),
];
