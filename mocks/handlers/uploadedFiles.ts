import { http, type RequestHandler } from 'msw';
import { answeringJson } from './answering.ts';
import type { Backend } from './backend.ts';
import { decoded } from './decoded.ts';
import { bytesOf } from './keptBytes.ts';
import { pageMissing } from './pageMissing.ts';

/** Uploads lie in a folder of their month; pictures of the catalogue never do, and pass by. */
const PATH = /\/sites\/default\/files\/(styles\/[^/]+\/public\/)?(\d{4}-\d{2})\/([^/]+)$/;

/** Gives out what was uploaded, by the address that `uri.url` names (API-20, API-22). Image styles show the picture as it is. */
export const uploadedFileHandlers = (backend: Backend): RequestHandler[] => [
  http.get(
    ({ request }) => PATH.test(new URL(request.url).pathname),
    answeringJson(backend, ({ request }) => {
      const [, style, month = '', last = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
      const name = decoded(style ? last.replace(/\.webp$/, '') : last);
      const kept = bytesOf(backend.store, month, name);
      if (!kept) return pageMissing();
      return new Response(kept.bytes, { headers: { 'Content-Type': kept.mime, 'X-Content-Type-Options': 'nosniff' } });
    }),
  ),
];
