import { html, text } from './fields.ts';
import { query, resource } from './jsonapi.ts';
import { everyPage } from './pages.ts';
import { plainText } from './plainText.ts';

const Testimonial = resource('node--testimonial', { title: text, body: html, field_stars: text });

/** What a customer says, as plain text; `stars` from 1 to 5, null where none were given. */
export type Testimonial = { id: string; by: string; text: string; stars: number | null };

const starsOf = (given: string) => (/^[1-5]$/.test(given) ? Number(given) : null);

/** What customers say, in the order of the shop; who says nothing is left out (API-63). */
export async function testimonials(signal?: AbortSignal): Promise<Testimonial[]> {
  const { data } = await everyPage(Testimonial, query('/jsonapi/node/testimonial', {}), { signal });
  return data.flatMap(({ id, attributes: { title, body, field_stars } }) => {
    const said = plainText(body);
    return said === '' ? [] : [{ id, by: title, text: said, stars: starsOf(field_stars) }];
  });
}
