import type { EndpointDoc } from './endpointDoc.ts';
import { NOT_A_DOCUMENT, WHO } from './refusals.ts';

const PATH = '/jsonapi/node/news_letter';

/** Puts somebody on the list. */
const SUBSCRIBED = {
  method: 'POST',
  path: PATH,
  body: { data: { type: 'node--news_letter', attributes: { title: 'asha@example.com' } } },
} as const;

/** The newsletter (API-02, API-03, STAT-08). */
export const newsletterEndpoints: readonly EndpointDoc[] = [
  {
    name: 'newsletter.find',
    rows: ['API-02'],
    method: 'GET',
    path: PATH,
    does: 'Tells whether an address is on the list: the length of `data` does.',
    who: WHO.anybody,
    query: { 'filter[title]': 'The e-mail address, whatever its case.' },
    answers: {
      status: 200,
      holds:
        'An entry without attributes for each time that the address was put there; `[]` where it was not, and for any other filter.',
    },
    errors: { 400: 'A field or operator that does not exist.' },
    example: { method: 'GET', path: `${PATH}?filter[title]=asha@example.com` },
  },
  {
    name: 'newsletter.subscribe',
    rows: ['API-03'],
    method: 'POST',
    path: PATH,
    does: 'Puts an address on the list, where it waits until the link in a letter to it was opened. Like Drupal, it neither checks the address nor minds one that is on the list; three letters a day go to one address.',
    who: WHO.anybody,
    body: { 'data.type': '`node--news_letter`', 'data.attributes.title': 'The e-mail address; up to 255 characters.' },
    answers: { status: 201, holds: 'The subscriber, with `status` false. It is shown to nobody again.' },
    errors: {
      ...NOT_A_DOCUMENT,
      403: '`status`, `promote` or `sticky` is set: those are the editors’.',
      409: 'The `id` that was sent is taken.',
      422: 'No `title`, one that is too long, or a field that there is not.',
    },
    example: SUBSCRIBED,
  },
  {
    name: 'newsletter.unsubscribe',
    rows: ['API-02', 'API-03'],
    method: 'POST',
    path: '/newsletter/unsubscribe',
    does: 'Takes an address off the list (STAT-08). Drupal lets nobody but an editor delete a subscriber, so this is a call of the host’s own, like `/otp/request`.',
    who: WHO.anybody,
    body: { mail: 'The e-mail address, whatever its case.' },
    answers: {
      status: 200,
      holds: '`mail`, whether it was on the list or not.',
    },
    errors: { 400: 'The body is no JSON.', 422: '`mail` is no e-mail address.' },
    example: {
      method: 'POST',
      path: '/newsletter/unsubscribe',
      body: { mail: 'asha@example.com' },
      before: [SUBSCRIBED],
    },
  },
  {
    name: 'newsletter.confirm',
    rows: ['API-03'],
    method: 'POST',
    path: '/newsletter/confirm',
    does: 'Confirms a subscription: the newsletter comes from then on.',
    who: 'Whoever has the link of the letter, which is signed.',
    body: { mail: 'The e-mail address.', key: 'What the link carries as `key`.' },
    answers: { status: 200, holds: '`mail`.' },
    errors: {
      400: 'The body is no JSON.',
      403: '`The link is not valid.` Also where the address was taken off the list.',
    },
    example: {
      method: 'POST',
      path: '/newsletter/confirm',
      body: { mail: 'asha@example.com', key: '{key}' },
      before: [SUBSCRIBED],
    },
  },
  {
    name: 'newsletter.leave',
    rows: ['API-03'],
    method: 'POST',
    path: '/newsletter/leave',
    does: 'Takes an address off the list by the link that each letter has.',
    who: 'Whoever has the link of the letter, which is signed.',
    body: { mail: 'The e-mail address.', key: 'What the link carries as `key`.' },
    answers: { status: 200, holds: '`mail`.' },
    errors: { 400: 'The body is no JSON.', 403: '`The link is not valid.`' },
    example: {
      method: 'POST',
      path: '/newsletter/leave',
      body: { mail: 'asha@example.com', key: '{key}' },
      before: [SUBSCRIBED],
    },
  },
];
