import { type Caller, PROXY } from '../drupal/access.ts';
import { type Reference, toObject, toReferences, toText, withAttributes, withRelationships } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { readPictureSize } from './pictureSize.ts';
import { getBytes } from './storedFiles.ts';
import { getCaller } from './tokens.ts';

const ONE_FILE = /\/jsonapi\/file\/file\/[^/]+\/?$/i;

/** A file stays, and is anybody's to read, once something refers to it. */
export function makePermanent(store: Store, reference: Reference): void {
  const file = store.find(reference);
  if (file) store.put(withAttributes(file, { status: true }));
}

/** A pointer to an image, which knows the picture's size in pixels. */
export function withDimensions(store: Store, image: Reference | null, alt: string | null = ''): Reference | null {
  const file = image && store.find(image);
  const [month = '', name = ''] = toText(toObject(file?.attributes.uri).value).split('/').slice(2);
  const stored = getBytes(store, month, name);
  const { width = null, height = null } = (stored && readPictureSize(stored.bytes)) ?? {};
  return image && { ...image, meta: { alt, title: null, width, height, ...image.meta } };
}

/** Media around uploaded files (API-20). */
export const mediaHooks: Hooks = {
  prepare(media, { before, store }) {
    if (before) return media;
    const image = withDimensions(store, toReferences(media.relationships.field_media_image)[0] ?? null);
    return withRelationships(media, { field_media_image: image, thumbnail: image });
  },
  afterSave(media, { store }) {
    for (const image of toReferences(media.relationships.field_media_image)) makePermanent(store, image);
  },
};

/**
 * Who knows a file's id may read it, as a guest reads what was uploaded before there was an account; the list holds what is
 * published, and the caller's own (API-22).
 */
export function getFileReader(backend: Backend, request: Request): Caller | undefined {
  if (request.method !== 'GET' || !ONE_FILE.test(new URL(request.url).pathname)) return undefined;
  // a bearer that is no good is refused here too
  getCaller(backend, request);
  return PROXY;
}
