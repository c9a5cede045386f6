import { http, type RequestHandler } from 'msw';
import { createPageNotFound } from '../drupal/errors.ts';
import { isSigned } from '../drupal/privateFiles.ts';
import type { Backend } from './backend.ts';
import { decodeSegment } from './decodeSegment.ts';
import { createResolver } from './respond.ts';
import { getBytes } from './storedFiles.ts';

/** Private files lie in a folder of their month; pictures of the catalogue are public, and pass by. */
const PATH = /\/system\/files\/(styles\/[^/]+\/private\/)?(\d{4}-\d{2})\/([^/]+)$/;

/**
 * Gives out what was uploaded, by the signed address that `uri.url` names (API-20, API-22); 403 for an address that is altered
 * or too old. Image styles show the picture as it is.
 */
export const uploadedFileHandlers = (backend: Backend): RequestHandler[] => [
  http.get(
    ({ request }) => PATH.test(new URL(request.url).pathname),
    createResolver(backend, ({ request }) => {
      const url = new URL(request.url);
      if (!isSigned(backend.store, url)) return new Response(null, { status: 403 });
      const [, style, month = '', last = ''] = PATH.exec(url.pathname) ?? [];
      const name = decodeSegment(style ? last.replace(/\.webp$/, '') : last);
      const file = getBytes(backend.store, month, name);
      if (!file) throw createPageNotFound();
      return new Response(file.bytes, {
        headers: {
          'Content-Type': file.mime,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, max-age=86400',
        },
      });
    }),
  ),
];
