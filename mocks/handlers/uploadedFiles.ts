import { http, type RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { decodeSegment } from './decodeSegment.ts';
import { createNotFoundPage } from './notFoundPage.ts';
import { respondWithJson } from './respond.ts';
import { getBytes } from './storedFiles.ts';

/** Uploads lie in a folder of their month; pictures of the catalogue never do, and pass by. */
const PATH = /\/sites\/default\/files\/(styles\/[^/]+\/public\/)?(\d{4}-\d{2})\/([^/]+)$/;

/** Gives out what was uploaded, by the address that `uri.url` names (API-20, API-22). Image styles show the picture as it is. */
export const uploadedFileHandlers = (backend: Backend): RequestHandler[] => [
  http.get(
    ({ request }) => PATH.test(new URL(request.url).pathname),
    respondWithJson(backend, ({ request }) => {
      const [, style, month = '', last = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
      const name = decodeSegment(style ? last.replace(/\.webp$/, '') : last);
      const file = getBytes(backend.store, month, name);
      if (!file) return createNotFoundPage();
      return new Response(file.bytes, { headers: { 'Content-Type': file.mime, 'X-Content-Type-Options': 'nosniff' } });
    }),
  ),
];
