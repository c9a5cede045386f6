import { listEndpoint, PAGE_PARAMETERS } from './readEndpoints.ts';

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
