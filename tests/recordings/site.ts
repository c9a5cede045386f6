import { type JsonObject, type Reference, type Target, toReferences } from '../../mocks/drupal/entity.ts';
import type { ResourceType, Schema } from '../../mocks/drupal/resourceType.ts';
import type { Draft } from '../../mocks/drupal/store.ts';
import { digestPassword } from '../../mocks/drupal/uuid.ts';
import { getResources, PAIRS, type Pair } from './pairs.ts';
import { createUnseenDrafts } from './unseen.ts';

/** The users of the recorded site whose passwords its requests give. */
const PASSWORDS: Readonly<Record<string, string>> = {
  '9876543210': 'customer-pass',
  other: 'other-pass',
  blocked: 'blocked-pass',
};

/** User 0 of the recorded site, of whom the store keeps no record. */
export const ANONYMOUS = '40e471d1-48a7-4242-876a-f16ab1cba596';

type Found = Draft & { serial: number };

/**
 * The recorded site as far as its answers show it, in the store's schema: every entity that a GET answered and no
 * recorded request had made, each as it was first seen; then what the answers imply of those that were only seen in part.
 * Types and fields that the schema does not have are left out.
 */
export function createSiteDrafts(schema: Schema): Draft[] {
  const found = new Map<string, Found>();
  const made = new Set(PAIRS.filter(({ response }) => response.status === 201).map(madeBy));
  for (const pair of PAIRS) {
    if (pair.response.status !== 200) continue;
    for (const resource of getResources(pair.response.json)) {
      if (made.has(resource.id) || resource.id === ANONYMOUS) continue;
      gather(found, resource as never, schema);
    }
  }
  for (const draft of createUnseenDrafts()) merge(found, draft, schema);
  for (const { type, id, serial } of pointers()) {
    const known = found.get(`${type}/${id}`);
    if (known) known.serial = serial;
    else if (!made.has(id) && id !== ANONYMOUS) merge(found, { type, id, serial, attributes: {} }, schema);
  }
  const drafts = [...found.values()].filter(({ type }) => Object.hasOwn(schema, type));
  return [...drafts.sort((a, b) => a.serial - b.serial).map((draft) => complete(draft, schema)), ...passwords(drafts)];
}

const madeBy = ({ response: { json } }: Pair): unknown => (json?.data as JsonObject | undefined)?.id;

function gather(found: Map<string, Found>, resource: Draft & { relationships?: never }, schema: Schema): void {
  const type = schema[resource.type];
  if (!type) return;
  const relations = (resource.relationships ?? {}) as Record<string, { data: Target }>;
  merge(
    found,
    {
      type: resource.type,
      id: resource.id,
      serial: Number(resource.attributes?.[type.serial] ?? 0),
      attributes: resource.attributes ?? {},
      relationships: Object.fromEntries(Object.entries(relations).map(([name, { data }]) => [name, readStored(data)])),
    },
    schema,
  );
}

// a pointer keeps what it knows of itself, but not the serial number of what it leads to
function readStored(target: Target): Target {
  const pointer = ({ type, id, meta = {} }: Reference): Reference => {
    const { drupal_internal__target_id: _, ...own } = meta;
    return Object.keys(own).length > 0 ? { type, id, meta: own } : { type, id };
  };
  return target === null ? null : Array.isArray(target) ? target.map(pointer) : pointer(target);
}

function merge(found: Map<string, Found>, draft: Draft, schema: Schema): void {
  const key = `${draft.type}/${draft.id}`;
  const before = found.get(key);
  const type: ResourceType | undefined = schema[draft.type];
  if (!type) return;
  const getKnown = <Value>(values: Record<string, Value>, names: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(names, name)));
  found.set(key, {
    type: draft.type,
    id: draft.id,
    serial: before?.serial || (draft.serial ?? 0),
    attributes: { ...getKnown(draft.attributes, type.attributes), ...before?.attributes },
    relationships: { ...getKnown(draft.relationships ?? {}, type.relationships), ...before?.relationships },
  });
}

/** Every pointer of the recorded answers with the serial number it gives. */
function pointers(): { type: string; id: string; serial: number }[] {
  return PAIRS.flatMap(({ response }) =>
    getResources(response.json).flatMap(({ relationships = {} }) =>
      Object.values(relationships).flatMap(({ data }) =>
        toReferences(data as Target).flatMap(({ type, id, meta }) => {
          const serial = meta?.drupal_internal__target_id;
          return typeof serial === 'number' ? [{ type, id, serial }] : [];
        }),
      ),
    ),
  );
}

/** A value for each field that a partial answer left out, as a new entity would have it. */
function complete(draft: Found, schema: Schema): Draft {
  const { attributes, relationships } = schema[draft.type] as ResourceType;
  return {
    ...draft,
    attributes: {
      ...Object.fromEntries(
        Object.entries(attributes).map(([name, field]) => [name, field.default ?? (field.isMultiple ? [] : null)]),
      ),
      ...draft.attributes,
    },
    relationships: {
      ...Object.fromEntries(
        Object.entries(relationships).map(([name, { isMultiple }]) => [name, isMultiple ? [] : null]),
      ),
      ...draft.relationships,
    },
  };
}

const passwords = (drafts: readonly Found[]): Draft[] =>
  drafts
    .filter(({ type }) => type === 'user--user')
    .flatMap(({ id, attributes }) => {
      const pass = PASSWORDS[String(attributes.name ?? '')];
      return pass ? [{ type: 'backend--password', id, attributes: { digest: digestPassword(id, pass) } }] : [];
    });
