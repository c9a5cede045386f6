import { type Caller, PROXY } from '../drupal/access.ts';
import { toReferences, withRelationships } from '../drupal/entity.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { makePermanent, withDimensions } from './media.ts';
import { getDesignCaller } from './proxyCaller.ts';

/** The picture of a design form (API-93). */
export const formPictureHooks: Hooks = {
  prepare(paragraph, { store }) {
    const image = withDimensions(store, toReferences(paragraph.relationships.field_image_of_form)[0] ?? null, null);
    return withRelationships(paragraph, { field_image_of_form: image });
  },
  afterSave(paragraph, { store }) {
    for (const image of toReferences(paragraph.relationships.field_image_of_form)) makePermanent(store, image);
  },
};

/**
 * The specification's client sends fixed credentials with the picture; they are the reverse proxy's to add, and where none
 * stands in front the backend plays it (API-98). A present Drupal asks for a signed-in user.
 */
export function getFormPictureCaller(backend: Backend, request: Request): Caller | undefined {
  const { method, headers } = request;
  const isAnonymousPost = method === 'POST' && !headers.has('Authorization');
  const isPlayed = backend.proxy === undefined && isAnonymousPost && backend.settings().profile === 'spec';
  return getDesignCaller(backend, request) ?? (isPlayed ? PROXY : undefined);
}
