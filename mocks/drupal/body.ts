import type { Profile } from '../../src/domain/backendSettings.ts';
import { type Entity, isObject, type Json, type JsonObject, type Reference, type Target } from './entity.ts';
import { MEDIA_TYPE, Refusal } from './errors.ts';
import { readJson } from './readJson.ts';
import type { ResourceType } from './resourceType.ts';
import type { Store } from './store.ts';

/** What a POST or PATCH carries, split into known attributes and relationships whose targets exist. */
export type Body = { id: string | undefined; attributes: JsonObject; relationships: { [name: string]: Target } };

/** Throws 415 unless the body is announced as what is wanted, JSON:API by default. */
export function requireMediaType(request: Request, mediaType = MEDIA_TYPE): void {
  const contentType = request.headers.get('Content-Type');
  if (contentType === null) throw new Refusal(415, 'No "Content-Type" request header specified');
  if (contentType.split(';')[0]?.trim().toLowerCase() === mediaType) return;
  throw new Refusal(415, `No route found that matches "Content-Type: ${contentType}"`);
}

/** The body's JSON. Throws 400 with PHP's words for an empty or broken one. */
export async function parseJsonBody(request: Request): Promise<JsonObject> {
  const text = await request.text();
  if (text === '') throw new Refusal(400, 'Empty request body.');
  return readJson(text);
}

/** Reads a resource object. Throws 400 without a type, 404 for a target that does not exist, 422 for names the type does not have. */
export function parseBody(json: JsonObject, type: string, resource: ResourceType, store: Store): Body {
  const data = json.data;
  if (!isObject(data) || typeof data.type !== 'string')
    throw new Refusal(400, 'Resource object must include a "type".');
  const attributes = isObject(data.attributes) ? data.attributes : {};
  const postedRelationships = isObject(data.relationships) ? data.relationships : {};
  const relationships: Body['relationships'] = {};
  for (const name of Object.keys(attributes)) {
    // the internal id is a field like any other, which nobody may set
    if (name !== resource.serial && !Object.hasOwn(resource.attributes, name)) throw createUnknownNameError(name, type);
  }
  for (const [name, value] of Object.entries(postedRelationships)) {
    const relation = Object.hasOwn(resource.relationships, name) ? resource.relationships[name] : undefined;
    // a profile's own type may be named under two names, and changes nothing
    if (!relation && (name === resource.bundle?.[0] || name === 'type')) continue;
    if (!relation) throw createUnknownNameError(name, type);
    relationships[name] = parseTarget(
      isObject(value) ? value.data : null,
      relation.to,
      relation.isMultiple ?? false,
      store,
    );
  }
  return { id: typeof data.id === 'string' ? data.id : undefined, attributes, relationships };
}

const createUnknownNameError = (name: string, type: string) =>
  new Refusal(422, `The attribute ${name} does not exist on the ${type} resource type.`);

/** A relationship's posted data as references. Throws 400 for a wrong shape, 404 for a target that is not there. */
export function parseTarget(data: Json | undefined, to: readonly string[], many: boolean, store: Store): Target {
  if (Array.isArray(data) !== many && data !== null && data !== undefined) {
    throw new Refusal(
      400,
      many ? 'Data is required to be an array.' : 'Data is required to be one resource identifier.',
    );
  }
  if (data === null || data === undefined) return many ? [] : null;
  const references = [data].flat().map((item) => getReference(item as Json, to, store));
  return many ? references : (references[0] ?? null);
}

function getReference(item: Json, to: readonly string[], store: Store): Reference {
  if (!isObject(item) || typeof item.type !== 'string' || typeof item.id !== 'string') {
    throw new Refusal(400, 'Resource identifiers must include a "type" and an "id".');
  }
  const { type, id, meta } = item;
  if (!to.includes(type) || !store.get(type, id)) {
    throw new Refusal(
      404,
      `The resource identified by \`${type}:${id}\` (given as a relationship item) could not be found.`,
    );
  }
  if (!isObject(meta)) return { type, id };
  // the number of the target is its own
  const { drupal_internal__target_id: _, ...otherMeta } = meta;
  return { type, id, meta: otherMeta };
}

/** Profiles are pointed at by revision; a pointer that names none gets the present one, or with Drupal is lost without a word. */
export function withRevisions(
  relationships: Entity['relationships'],
  resource: ResourceType,
  { store, profile }: { store: Store; profile: Profile },
): Entity['relationships'] {
  const fill = (reference: Reference): Reference[] => {
    const { target_revision_id } = reference.meta ?? {};
    if (profile === 'drupal10' && target_revision_id === undefined) return [];
    const revision = target_revision_id ?? store.find(reference)?.revision ?? null;
    return [{ ...reference, meta: { ...reference.meta, target_revision_id: revision } }];
  };
  return Object.fromEntries(
    Object.entries(relationships).map(([name, target]) => {
      if (!resource.relationships[name]?.isRevisioned || target === null) return [name, target];
      return [name, Array.isArray(target) ? target.flatMap(fill) : (fill(target)[0] ?? null)];
    }),
  );
}
