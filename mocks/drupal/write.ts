import type { Profile } from '../../src/domain/backendSettings.ts';
import { ANONYMOUS_USER, type Caller } from './access.ts';
import { type Body, withRevisions } from './body.ts';
import type { Entity, Json, JsonObject } from './entity.ts';
import { Refusal } from './errors.ts';
import { type Field, getProperties } from './fields.ts';
import { formatText } from './formatText.ts';
import type { ResourceType } from './resourceType.ts';
import type { Site } from './site.ts';
import type { Store } from './store.ts';
import { isUuid, randomUuid } from './uuid.ts';
import { refuseGuarded, validate } from './validate.ts';

/** What a hook works with; `before` is the entity as it was, or undefined for a new one. */
type Context = { store: Store; caller: Caller; profile: Profile; site: Site; before: Entity | undefined };

/** What a resource adds to the engine's own rules. Each may throw a refusal; none may store anything but its entity. */
export type Hooks = {
  /** Fills in and checks a new or changed entity before the engine's own checks; gives the entity to keep. */
  prepare?(entity: Entity, context: Context & { postedBody: Body }): Entity;
  /** Runs after the entity is stored. */
  afterSave?(entity: Entity, context: Context): void;
};

type WriteContext = Omit<Context, 'before'> & {
  type: string;
  resource: ResourceType;
  hooks: Hooks;
};

/** Creates what was posted under its own id, or a new one. Throws 409 when the id is taken, 403 and 422 for its fields. */
export function create(body: Body, call: WriteContext): Entity {
  const { store, caller, profile, site, type, resource, hooks } = call;
  if (body.id !== undefined && !isUuid(body.id)) {
    throw new Refusal(422, 'IDs should be properly generated and formatted UUIDs as described in RFC 4122.');
  }
  refuseGuarded(body.attributes, resource, 'POST');
  const id = body.id?.toLowerCase() ?? randomUuid();
  const stamp = formatTime(store.now());
  const blank: Entity = {
    type,
    id,
    serial: 0,
    revision: 0,
    attributes: getDefaults(resource, stamp),
    relationships: getAuthors(resource, caller),
  };
  const filled = applyBody(blank, body, call);
  const context = { store, caller, profile, site, before: undefined };
  const prepared = hooks.prepare?.(filled, { ...context, postedBody: body }) ?? filled;
  validate(prepared, resource);
  // Drupal finds fault with the fields first, even where the entity is there
  if (store.get(type, id)) throw new Refusal(409, 'Conflict: Entity already exists.');
  const entity = store.add(prepared);
  hooks.afterSave?.(entity, context);
  return store.get(type, id) ?? entity;
}

/** Changes an entity by what was sent. Throws 400 for another id, 403 and 422 for its fields. */
export function change(before: Entity, body: Body, call: WriteContext): Entity {
  const { store, caller, profile, site, resource, hooks } = call;
  if (body.id !== before.id) {
    throw new Refusal(
      400,
      `The selected entity (${before.id}) does not match the ID in the payload (${body.id ?? ''}).`,
    );
  }
  refuseGuarded(body.attributes, resource, 'PATCH');
  const filled = applyBody(before, body, call);
  const filledWithTime = {
    ...filled,
    attributes: {
      ...filled.attributes,
      ...('changed' in resource.attributes ? { changed: formatTime(store.now()) } : {}),
    },
  };
  const context = { store, caller, profile, site, before };
  const prepared = hooks.prepare?.(filledWithTime, { ...context, postedBody: body }) ?? filledWithTime;
  validate(prepared, resource);
  store.put(prepared);
  hooks.afterSave?.(prepared, context);
  return store.get(before.type, before.id) ?? prepared;
}

function getDefaults(resource: ResourceType, stamp: string): JsonObject {
  const attributes = Object.entries(resource.attributes).map(([name, field]): [string, Json] => [
    name,
    ['created', 'changed', 'revision_created', 'revision_timestamp'].includes(name)
      ? stamp
      : (field.default ?? (field.isMultiple ? [] : null)),
  ]);
  return Object.fromEntries(attributes);
}

/** Whose a new entity and its revision are: whoever's call it is. */
function getAuthors({ relationships }: ResourceType, { user }: Caller): Entity['relationships'] {
  const author = user ? { type: user.type, id: user.id } : ANONYMOUS_USER;
  const names = ['uid', 'revision_uid'].filter((name) => name in relationships);
  return Object.fromEntries(names.map((name) => [name, author]));
}

function applyBody(
  entity: Entity,
  body: Body,
  { store, profile, resource }: Pick<WriteContext, 'store' | 'profile' | 'resource'>,
): Entity {
  const posted = Object.entries(body.attributes).filter(([name]) => !resource.attributes[name]?.isComputed);
  const postedRelationships = Object.entries(body.relationships).filter(
    ([name]) => !resource.relationships[name]?.isComputed,
  );
  return {
    ...entity,
    attributes: {
      ...entity.attributes,
      ...Object.fromEntries(
        posted.map(([name, value]) => [name, completeValue(name, resource.attributes[name] as Field, value)]),
      ),
    },
    relationships: {
      ...entity.relationships,
      ...withRevisions(Object.fromEntries(postedRelationships), resource, { store, profile }),
    },
  };
}

// a structured value answers with all its properties, posted or not; of Drupal's texts the body has a summary
function completeValue(name: string, field: Field, value: Json): Json {
  // a number may be sent as text
  if (field.kind === 'integer' && typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (field.kind === 'formatted') return formatText(value, name === 'body');
  if (field.kind !== 'address') return value;
  return Object.fromEntries(getProperties(field).map((property) => [property, value[property] ?? null]));
}

/** A moment as Drupal writes it: RFC 3339 with +00:00, to the second. */
export const formatTime = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`;
