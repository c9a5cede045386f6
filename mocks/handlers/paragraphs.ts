import type { RequestHandler } from 'msw';
import { PROXY } from '../drupal/access.ts';
import { toReferences } from '../drupal/entity.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { createCollectionHandler, getDesignCaller } from './collection.ts';
import { makePermanent, withDimensions } from './media.ts';

const hooks: Hooks = {
  prepare(paragraph, { store }) {
    const image = withDimensions(store, toReferences(paragraph.relationships.field_image_of_form)[0] ?? null, null);
    return { ...paragraph, relationships: { ...paragraph.relationships, field_image_of_form: image } };
  },
  afterSave(paragraph, { store }) {
    for (const image of toReferences(paragraph.relationships.field_image_of_form)) makePermanent(store, image);
  },
};

/**
 * The picture of a design form (API-93). The specification's client sends fixed credentials with it; they are the reverse
 * proxy's to add, and where none stands in front the backend plays it (API-98). A present Drupal asks for a signed-in user.
 */
export const paragraphHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'paragraph--form_image', {
    hooks,
    getFixedCaller: (request) => getDesignCaller(backend, request),
    getPlayedCaller: ({ method, headers }) =>
      method === 'POST' && !headers.has('Authorization') && backend.settings().profile === 'spec' ? PROXY : undefined,
  }),
];
