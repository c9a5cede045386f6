import { isObject } from './entity.ts';
import { isFieldValue } from './fields.ts';
import type { Schema } from './resourceType.ts';

const isReference = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.type === 'string' &&
  typeof value.id === 'string' &&
  (value.meta === undefined || isObject(value.meta));

/** Is a value from a storage an entity of the schema, under its own key? A browser's storage may hold anything. */
export function isStored(key: unknown, value: unknown, schema: Schema): boolean {
  if (!isObject(value)) return false;
  const { type, id, serial, revision, attributes, relationships } = value;
  if (typeof type !== 'string' || typeof id !== 'string' || key !== `${type}/${id}`) return false;
  const resource = Object.hasOwn(schema, type) ? schema[type] : undefined;
  if (!resource || !isCount(serial) || !isCount(revision) || !isObject(attributes) || !isObject(relationships))
    return false;
  for (const [name, field] of Object.entries(resource.attributes)) {
    if (!isFieldValue(field, attributes[name])) return false;
  }
  for (const [name, relation] of Object.entries(resource.relationships)) {
    const target = relationships[name] ?? null;
    if (target === null) continue;
    if (relation.isMultiple ? !Array.isArray(target) || !target.every(isReference) : !isReference(target)) return false;
  }
  return true;
}

/** Is it what stays of a deleted entity, under a key that an entity could have? */
export const isTombstone = (key: unknown, value: unknown): boolean =>
  typeof key === 'string' &&
  /^[^/]+\/.+$/.test(key) &&
  isObject(value) &&
  value.gone === true &&
  typeof value.serial === 'number' &&
  Number.isInteger(value.serial) &&
  value.serial >= 0;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;
