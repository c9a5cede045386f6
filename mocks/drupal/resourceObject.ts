import type { SerializationContext } from './document.ts';
import {
  type Entity,
  type Json,
  type JsonObject,
  type Reference,
  type Target,
  toObject,
  toReferences,
} from './entity.ts';
import type { Field } from './fields.ts';
import { mayRead } from './mayRead.ts';
import { isPrivateFile, signAddresses } from './privateFiles.ts';
import { getCollectionPath, type ResourceType, splitType } from './resourceType.ts';
import type { Store } from './store.ts';
import { stableUuid } from './uuid.ts';

/** An entity as a resource object, in Drupal's order of members. */
export function serializeResource(entity: Entity, context: SerializationContext): JsonObject {
  const { store, base, fields, caller } = context;
  const resource = store.schema[entity.type] as ResourceType;
  const isReadable = mayRead(entity, caller, store) === true;
  const isFullyShown = entity === context.writtenEntity || isReadable;
  const fieldset = fields.get(entity.type);
  const isRequested = (name: string) =>
    (fieldset ? fieldset.includes(name) : true) && (isFullyShown || name === resource.access.label);
  const self = `${base}${getCollectionPath(entity.type)}/${entity.id}`;
  const version = resource.revision ? `?resourceVersion=id%3A${entity.revision}` : '';
  const attributes = getAttributes(entity, resource, context, isRequested);
  const relationships: JsonObject = {};
  for (const [name, target] of getRelationships(entity, resource)) {
    if (!isRequested(name)) continue;
    // what its writer may not read again is shown once, without links that would lead to a refusal
    const links = {
      related: { href: `${self}/${name}${version}` },
      self: { href: `${self}/relationships/${name}${version}` },
    };
    relationships[name] = { data: serializeRelationship(target, store), ...(isReadable ? { links } : {}) };
  }
  return {
    type: entity.type,
    id: entity.id,
    ...(resource.isTransient ? {} : { links: { self: { href: `${self}${version}` } } }),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(Object.keys(relationships).length > 0 ? { relationships } : {}),
  };
}

function getAttributes(
  entity: Entity,
  resource: ResourceType,
  { caller, base, store }: SerializationContext,
  isRequested: (name: string) => boolean,
): JsonObject {
  const attributes: JsonObject = {};
  if (isRequested(resource.serial) && !resource.isTransient) attributes[resource.serial] = entity.serial;
  const isPrivate = isPrivateFile(entity);
  if (resource.revision && isRequested(resource.revision)) attributes[resource.revision] = entity.revision;
  for (const [name, field] of Object.entries(resource.attributes)) {
    if (
      !isRequested(name) ||
      field.isWriteOnly ||
      (field.isOwnerOnly && !caller.hasAllRights && caller.user?.id !== entity.id)
    )
      continue;
    const stored = formatFieldValue(field, entity.attributes[name] ?? (field.isMultiple ? [] : null));
    const value = isPrivate ? signAddresses(store, name, stored) : stored;
    if (field.maskFor) attributes[name] = field.maskFor(value, caller);
    else attributes[name] = name === 'image_style_uri' ? toAbsoluteStyles(toObject(value), base) : value;
  }
  return attributes;
}

/** A value in the form that the field is shown in. */
const formatFieldValue = ({ isUnixTime }: Field, value: Json): Json =>
  isUnixTime && typeof value === 'string' ? Math.floor(Date.parse(value) / 1000) : value;

// Drupal gives the address of a file from the root, and those of its styles in full
const toAbsoluteStyles = (styles: JsonObject, base: string): JsonObject =>
  Object.fromEntries(
    Object.entries(styles).map(([style, url]) => [style, String(url).startsWith('/') ? `${base}${url}` : url]),
  );

/** The relationships of an entity, the one to its bundle's configuration first. */
function getRelationships(entity: Entity, { bundle, relationships }: ResourceType): [string, Target][] {
  const stored = Object.entries(relationships).map(([name, relation]): [string, Target] => [
    name,
    entity.relationships[name] ?? (relation.isMultiple ? [] : null),
  ]);
  return bundle ? [[bundle[0], getBundle(entity.type, bundle[1])], ...stored] : stored;
}

const bundles = new Map<string, Reference>();

function getBundle(entityType: string, type: string): Reference {
  const cached = bundles.get(entityType);
  if (cached) return cached;
  const id = splitType(entityType)[1];
  const reference = {
    type: `${type}--${type}`,
    id: stableUuid(`${type}:${id}`),
    meta: { drupal_internal__target_id: id },
  };
  bundles.set(entityType, reference);
  return reference;
}

/** A relationship's `data`: pointers with what they know and the target's serial number; a target that is gone is left out. */
export function serializeRelationship(target: Target, store: Store): JsonObject | JsonObject[] | null {
  const pointers = toReferences(target).flatMap((reference) => {
    const pointer = getPointer(reference, store);
    return pointer ? [pointer] : [];
  });
  return Array.isArray(target) ? pointers : (pointers[0] ?? null);
}

function getPointer({ type, id, meta = {} }: Reference, store: Store): JsonObject | undefined {
  if ('drupal_internal__target_id' in meta) return { type, id, meta };
  const serial = store.get(type, id)?.serial;
  return serial === undefined ? undefined : { type, id, meta: { ...meta, drupal_internal__target_id: serial } };
}
