import { http, type RequestHandler } from 'msw';
import { createJsonApiResponse, createOptionsResponse } from '../drupal/call.ts';
import { createDocument } from '../drupal/document.ts';
import { createMethodRefusal } from '../drupal/errors.ts';
import { getCollectionPath, isServed } from '../drupal/resourceType.ts';
import { normalizeAddress } from '../drupal/tree.ts';
import type { Backend } from './backend.ts';
import { createResolver } from './respond.ts';
import { getCaller } from './tokens.ts';

/** Where every resource type is: the list that Drupal's JSON:API begins with (API-01). */
export const entryPointHandlers = (backend: Backend): RequestHandler[] => [
  http.all(
    ({ request }) => /\/jsonapi\/?$/i.test(new URL(request.url).pathname),
    createResolver(backend, ({ request }) => {
      if (request.method === 'OPTIONS') return createOptionsResponse(['GET']);
      if (!['GET', 'HEAD'].includes(request.method))
        throw createMethodRefusal(request.method, normalizeAddress(request.url), 'GET, HEAD');
      const { user } = getCaller(backend, request);
      const base = request.url.slice(0, request.url.toLowerCase().indexOf('/jsonapi'));
      const types = Object.keys(backend.store.schema).filter(isServed);
      const links = Object.fromEntries(
        types.sort().map((type) => [type, { href: `${base}${getCollectionPath(type)}` }]),
      );
      const me = user && { meta: { id: user.id }, href: `${base}${getCollectionPath(user.type)}/${user.id}` };
      const response = createJsonApiResponse(
        createDocument({
          data: [],
          ...(me ? { meta: { links: { me } } } : {}),
          links: { ...links, self: { href: normalizeAddress(request.url) } },
        }),
      );
      return request.method === 'HEAD' ? new Response(null, response) : response;
    }),
  ),
];
