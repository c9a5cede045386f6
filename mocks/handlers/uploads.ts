import { http, type RequestHandler } from 'msw';
import { ANONYMOUS_USER, type Caller, PROXY } from '../drupal/access.ts';
import { requireMediaType } from '../drupal/body.ts';
import { createJsonApiResponse } from '../drupal/call.ts';
import { createDocument } from '../drupal/document.ts';
import type { Entity } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { createPrivateAddresses } from '../drupal/privateFiles.ts';
import { serializeResource } from '../drupal/resourceObject.ts';
import { getCollectionPath } from '../drupal/resourceType.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { withProfile } from '../drupal/withProfile.ts';
import { formatTime } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { requireCsrfToken } from './csrf.ts';
import { getProxyCaller } from './proxyCaller.ts';
import { createResolver } from './respond.ts';
import { hasBytes, saveBytes } from './storedFiles.ts';
import { getCaller } from './tokens.ts';
import { findFreeName, getExtension, parsePostedName, sanitizeName } from './uploadName.ts';
import { validateUpload } from './uploadRules.ts';

const PATH = /\/jsonapi\/media\/image\/field_media_image\/?$/i;
const MIMES: Record<string, string> = { jpg: 'image/jpeg' };

/**
 * Takes a picture: original, cropped, a gift's, a design form's (API-20, API-21). In `spec` it wants the CSRF token of
 * API-19 from everybody but the reverse proxy, which adds the design forms' credential (API-98); in `drupal10` only from
 * a session by cookie.
 */
export const uploadHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    ({ request }) => PATH.test(new URL(request.url).pathname),
    createResolver(backend, async ({ request }) => {
      const { profile } = backend.settings();
      const caller = getProxyCaller(backend, request) ?? getCaller(backend, request);
      requireMediaType(request, 'application/octet-stream');
      if (profile === 'spec' && caller !== PROXY) requireCsrfToken(request);
      const name = parsePostedName(request);
      const bytes = new Uint8Array(await request.arrayBuffer());
      const errors = validateUpload(name, bytes, profile);
      if (errors.length > 0)
        throw new Refusal(422, `Unprocessable Entity: file validation failed.\n${errors.join('\n')}`);
      const file = saveUpload(backend.store, sanitizeName(name), bytes, caller);
      const url = new URL(request.url);
      const base = url.origin + url.pathname.slice(0, url.pathname.indexOf('/jsonapi/'));
      const data = serializeResource(file, {
        store: withProfile(backend.store, profile),
        // its uploader is shown it whole, with the links by which anybody may read it who knows its id
        caller: PROXY,
        base,
        fields: new Map(),
        writtenEntity: file,
      });
      return createJsonApiResponse(
        createDocument({ data, links: { self: { href: `${base}${getCollectionPath(file.type)}/${file.id}` } } }),
        201,
      );
    }),
  ),
];

function saveUpload(store: Store, requestedName: string, bytes: Uint8Array<ArrayBuffer>, { user }: Caller): Entity {
  const stamp = formatTime(store.now());
  const month = stamp.slice(0, 7);
  const filename = findFreeName(requestedName, (name) => hasBytes(store, month, name));
  const extension = getExtension(filename);
  const mime = MIMES[extension] ?? `image/${extension}`;
  saveBytes(store, month, filename, { bytes, mime });
  return store.add({
    type: 'file--file',
    id: randomUuid(),
    attributes: {
      langcode: 'en',
      filename,
      filemime: mime,
      filesize: bytes.length,
      // temporary until something refers to it
      status: false,
      created: stamp,
      changed: stamp,
      ...createPrivateAddresses(month, filename),
    },
    relationships: { uid: user ? { type: user.type, id: user.id } : ANONYMOUS_USER },
  });
}
