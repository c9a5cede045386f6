import { http, type RequestHandler } from 'msw';
import { allowing, answer } from '../drupal/call.ts';
import { documentOf } from '../drupal/document.ts';
import { Refusal } from '../drupal/errors.ts';
import { pathOf } from '../drupal/resourceType.ts';
import { addressOf } from '../drupal/tree.ts';
import { answeringDocument } from './answering.ts';
import type { Backend } from './backend.ts';
import { callerOf } from './tokens.ts';

/** Where every resource type is: the list that Drupal's JSON:API begins with (API-01). */
export const entryPointHandlers = (backend: Backend): RequestHandler[] => [
  http.all(
    ({ request }) => /\/jsonapi\/?$/i.test(new URL(request.url).pathname),
    answeringDocument(backend, ({ request }) => {
      if (request.method === 'OPTIONS') return allowing(['GET']);
      if (!['GET', 'HEAD'].includes(request.method)) throw wrongMethod(request);
      const { user } = callerOf(backend, request);
      const base = request.url.slice(0, request.url.toLowerCase().indexOf('/jsonapi'));
      const types = Object.keys(backend.store.schema).filter((type) => !type.startsWith('backend--'));
      const links = Object.fromEntries(types.sort().map((type) => [type, { href: `${base}${pathOf(type)}` }]));
      const me = user && { meta: { id: user.id }, href: `${base}${pathOf(user.type)}/${user.id}` };
      const document = documentOf({
        data: [],
        ...(me ? { meta: { links: { me } } } : {}),
        links: { ...links, self: { href: addressOf(request.url) } },
      });
      return request.method === 'HEAD' ? new Response(null, answer(document)) : answer(document);
    }),
  ),
];

function wrongMethod(request: Request): Refusal {
  const sentence = `No route found for "${request.method} ${addressOf(request.url)}": Method Not Allowed (Allow: GET, HEAD)`;
  return new Refusal(405, sentence, { headers: { Allow: 'GET, HEAD' } });
}
