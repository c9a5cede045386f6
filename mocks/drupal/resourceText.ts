import { getDerivedCache } from './derivedCache.ts';
import { type Entity, type Json, type Reference, type Target, toObject } from './entity.ts';
import type { Field } from './fields.ts';
import { mayRead } from './mayRead.ts';
import { isPrivateFile } from './privateFiles.ts';
import {
  formatFieldValue,
  getRelationships,
  serializeRelationship,
  serializeResource,
  toAbsoluteStyles,
} from './resourceObject.ts';
import { getCollectionPath, type ResourceType } from './resourceType.ts';
import type { Store } from './store.ts';
import type { Writing } from './writing.ts';

/**
 * A resource object in JSON. Stored, for lists show the same entities again and again and writing them takes most of a
 * call's time. Whoever asks, it is the same for all who may read it, and for all who may not, save for what is shown to
 * an owner alone.
 */
export function serializeResourceText(entity: Entity, writing: Writing): string {
  const { store, caller, base, fields } = writing;
  const resource = store.schema[entity.type] as ResourceType;
  const shape = getShape(entity.type, resource);
  // a signed address is good for a while only
  if (shape.own || isPrivateFile(entity)) return JSON.stringify(serializeResource(entity, writing));
  const readable = mayRead(entity, caller, store) === true;
  const fieldset = fields.get(entity.type);
  const usual = readable && !fieldset && !resource.unkept && isPlain(base) && isPlain(entity.id);
  return getDerivedCache(store).recallText(entity, `${readable} ${base} ${fieldset?.join() ?? '*'}`, (source) =>
    usual
      ? written(entity, shape, base, source)
      : JSON.stringify(serializeResource(entity, { ...writing, store: source })),
  );
}

/** What there is to know of a type for writing its entities. */
type Shape = {
  path: string;
  /** It has something that is not shown to everybody alike. */
  own: boolean;
  resource: ResourceType;
  attributes: { name: string; key: string; field: Field; empty: string }[];
};

const shapes = new WeakMap<ResourceType, Shape>();

function getShape(type: string, resource: ResourceType): Shape {
  const known = shapes.get(resource);
  if (known) return known;
  const fields = Object.entries(resource.attributes);
  const shape = {
    path: `${getCollectionPath(type)}/`,
    own: fields.some(([, { own, shownTo }]) => own || shownTo),
    resource,
    attributes: fields
      .filter(([, { unseen }]) => !unseen)
      .map(([name, field]) => ({ name, key: `,"${name}":`, field, empty: field.many ? '[]' : 'null' })),
  };
  shapes.set(resource, shape);
  return shape;
}

// what stands in a JSON text as it is
const isPlain = (text: string) => /^[\w\-./:]*$/.test(text);

/** What `serializeResource` would give, written at once, for an entity that is shown in full: most of it are addresses. */
function written(entity: Entity, { path, resource, attributes }: Shape, base: string, store: Store): string {
  const { type, id, serial, revision } = entity;
  const self = `${base}${path}${id}`;
  const version = resource.revision ? `?resourceVersion=id%3A${revision}` : '';
  let text = `{"type":"${type}","id":"${id}","links":{"self":{"href":"${self}${version}"}},"attributes":{"${resource.serial}":${serial}`;
  if (resource.revision) text += `,"${resource.revision}":${revision}`;
  for (const { name, key, field, empty } of attributes) {
    const value = entity.attributes[name] ?? null;
    text += key + (value === null ? empty : valueText(name, field, value, base));
  }
  let before = '},"relationships":{';
  for (const [name, target] of getRelationships(entity, resource)) {
    text += `${before}"${name}":{"data":${dataText(target, store)},"links":{"related":{"href":"${self}/${name}${version}"},"self":{"href":"${self}/relationships/${name}${version}"}}}`;
    before = ',';
  }
  // without a relationship the attributes are still open
  return `${text}}}`;
}

function valueText(name: string, field: Field, value: Json, base: string): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (name === 'image_style_uri') return JSON.stringify(toAbsoluteStyles(toObject(value), base));
  return JSON.stringify(field.seconds ? formatFieldValue(field, value) : value);
}

function dataText(target: Target, store: Store): string {
  if (target === null) return 'null';
  if (!Array.isArray(target)) return pointerText(target, store) ?? 'null';
  const pointers: string[] = [];
  for (const reference of target) {
    const pointer = pointerText(reference, store);
    if (pointer !== undefined) pointers.push(pointer);
  }
  return `[${pointers.join(',')}]`;
}

function pointerText(reference: Reference, store: Store): string | undefined {
  const { type, id, meta } = reference;
  if (meta || !isPlain(id)) {
    const data = serializeRelationship(reference, store);
    return data === null ? undefined : JSON.stringify(data);
  }
  const serial = store.get(type, id)?.serial;
  return serial === undefined
    ? undefined
    : `{"type":"${type}","id":"${id}","meta":{"drupal_internal__target_id":${serial}}}`;
}
