import { http, type RequestHandler } from 'msw';
import { asProfile } from '../drupal/asProfile.ts';
import { PROXY } from '../drupal/caller.ts';
import { objectOf, type Reference, targetsOf, textOf } from '../drupal/entity.ts';
import { serve } from '../drupal/router.ts';
import type { Store } from '../drupal/store.ts';
import type { Hooks } from '../drupal/write.ts';
import { ANONYMOUS_USER } from './anonymousUser.ts';
import { answeringDocument } from './answering.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';
import { bytesOf } from './keptBytes.ts';
import { pictureSize } from './pictureSize.ts';
import { callerOf } from './tokens.ts';

const ONE_FILE = /\/jsonapi\/file\/file\/[^/]+\/?$/i;

/** A file stays, and is anybody's to read, once something refers to it. */
export function keepFile(store: Store, reference: Reference): void {
  const file = store.find(reference);
  if (file) store.put({ ...file, attributes: { ...file.attributes, status: true } });
}

/** A pointer to an image, which knows the picture's size in pixels. */
export function measured(store: Store, image: Reference | null, alt: string | null = ''): Reference | null {
  const file = image && store.find(image);
  const [month = '', name = ''] = textOf(objectOf(file?.attributes.uri).value).replace('public://', '').split('/');
  const kept = bytesOf(store, month, name);
  const { width = null, height = null } = (kept && pictureSize(kept.bytes)) ?? {};
  return image && { ...image, meta: { alt, title: null, width, height, ...image.meta } };
}

const hooks: Hooks = {
  settle(media, { before, store }) {
    if (before) return media;
    const image = measured(store, targetsOf(media.relationships.field_media_image)[0] ?? null);
    const { uid = ANONYMOUS_USER } = media.relationships;
    return { ...media, relationships: { ...media.relationships, field_media_image: image, thumbnail: image, uid } };
  },
  stored(media, { store }) {
    for (const image of targetsOf(media.relationships.field_media_image)) keepFile(store, image);
  },
};

/**
 * Files and the media around them (API-20, API-22). Who knows a file's id may read it, as a guest reads what was uploaded
 * before there was an account; the list holds what is published, and the caller's own.
 */
export const mediaHandlers = (backend: Backend): RequestHandler[] => [
  http.get(
    ({ request }) => ONE_FILE.test(new URL(request.url).pathname),
    answeringDocument(backend, ({ request }) => {
      callerOf(backend, request);
      const { profile } = backend.settings();
      return serve('file--file', { request, store: asProfile(backend.store, profile), caller: PROXY, profile });
    }),
  ),
  collection(backend, 'file--file'),
  collection(backend, 'media--image', { hooks }),
];
