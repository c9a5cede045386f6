import type { EmbeddedBackend } from '../../mocks/backend.ts';

/** The names that the store gives to pictures that it sends. */
const SENT_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$/;

/** What shoppers sent to a backend, the first one first. */
export const listUploads = (backend: EmbeddedBackend) =>
  backend.store.list('file--file').filter(({ attributes }) => SENT_NAME.test(String(attributes.filename)));
