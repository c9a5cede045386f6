import type { Caller } from './access.ts';
import type { Entity, JsonObject } from './entity.ts';
import { VERSION } from './errors.ts';
import { getNested, getText } from './query.ts';
import type { Store } from './store.ts';
import type { Tree } from './tree.ts';

/** What a document is written with: who reads it, from which base address, and which fields of which types are requested. */
export type SerializationContext = {
  store: Store;
  caller: Caller;
  base: string;
  fields: ReadonlyMap<string, readonly string[]>;
  /** Just written by the caller, who is shown it even where they could not read it later. */
  writtenEntity?: Entity;
};

/** Sparse fieldsets: field names by resource type. Throws 400 when `fields` is no array. */
export function parseFieldsets(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const fields = getNested(tree, 'fields') ?? {};
  return new Map(
    Object.keys(fields).map((type) => [type, (getText(fields, type) ?? '').split(',').map((name) => name.trim())]),
  );
}

/** A whole document in Drupal's order of members. */
export const createDocument = (parts: {
  data: JsonObject | JsonObject[] | null;
  included?: JsonObject[];
  meta?: JsonObject;
  links: JsonObject;
}): JsonObject => ({
  jsonapi: VERSION,
  data: parts.data,
  ...(parts.included ? { included: parts.included } : {}),
  ...(parts.meta && Object.keys(parts.meta).length > 0 ? { meta: parts.meta } : {}),
  links: parts.links,
});
