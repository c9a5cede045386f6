import type { Draft } from '../drupal/store.ts';
import { toFormattedText } from './markup.ts';
import { nodeDraft } from './nodes.ts';

/** Made up like the catalogue, and therefore signed with a place and no name. */
const TESTIMONIALS: readonly (readonly [place: string, stars: number, text: string])[] = [
  ['Kochi', 5, 'I measured the wall twice and the frame came to the inch. My carpenter asked for their number.'],
  [
    'Bengaluru',
    5,
    'The blue is the blue of the screen, only quieter. It took me three evenings to stop looking at it.',
  ],
  ['Pune', 4, 'Delivery took one day longer than it said. The packing was so good that I kept the box.'],
  [
    'Chennai',
    5,
    'We had our parents’ wedding photograph printed on canvas. Nobody spoke for a while, and then everybody did.',
  ],
  [
    'Guwahati',
    5,
    'One corner was crushed by the courier. I sent a photo at lunch, and the new one left the same week.',
  ],
  ['Jaipur', 4, 'I wanted it larger and the page told me no, my file was too small. I was cross, then grateful.'],
  ['Mumbai', 5, 'Nine frames, one plan, two hours with a spirit level. Our rented flat finally looks like ours.'],
  ['Hyderabad', 5, 'The mat makes all the difference. I had no idea what a mat was.'],
  ['Panjim', 5, 'It has hung through two monsoons by the sea without a ripple. I did as the care page said.'],
  ['Lucknow', 4, 'Bought one for my sister, and then the same one for myself. She has noticed.'],
];

/** What customers say; each is one request on home (API-62, API-63). */
export const testimonialDrafts = (): Draft[] =>
  TESTIMONIALS.map(([place, stars, text]) =>
    nodeDraft({
      bundle: 'testimonial',
      name: place,
      title: `A customer in ${place}`,
      attributes: { promote: true, body: toFormattedText(text), field_place: place, field_stars: stars },
    }),
  );
