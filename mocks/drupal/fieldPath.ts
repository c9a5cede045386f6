import { dependsOnEntityAlone } from './access.ts';
import { type Entity, type Json, type Reference, toObject, toReferences } from './entity.ts';
import { createUnexpectedError, Refusal } from './errors.ts';
import { type Field, getMainProperty, getProperties } from './fields.ts';
import { type ResourceType, type Schema, splitType } from './resourceType.ts';

const MAX_JOINS = 61;

type Find = (reference: Reference) => Entity | undefined;

/**
 * A path such as `field_image.field_media_image.filename`, checked against the schema: reads every value it leads to
 * if the reader `canRead` it.
 */
export type FieldPath = {
  read(entity: Entity, find: Find, canRead: (entity: Entity) => boolean): Json[];
  isNumeric: boolean;
};

/**
 * Compiles a path of a filter or sort. With `allowsRelationship` it may end at one, as for a null check.
 * Throws Drupal's 400, 403 or 500 for a path that cannot be queried.
 */
export function parseFieldPath(schema: Schema, type: string, path: string, allowsRelationship = false): FieldPath {
  const names = path.split('.');
  // each step is a join, and MariaDB takes no more
  if (names.length > MAX_JOINS) throw createUnexpectedError();
  return compile({ schema, path, allowsRelationship, resolved: [] }, [type], names);
}

type PathContext = { schema: Schema; path: string; allowsRelationship: boolean; resolved: string[] };

function compile(task: PathContext, types: readonly string[], [name = '', ...rest]: string[]): FieldPath {
  const { schema, path } = task;
  if ((name === 'id' || name === 'uuid') && rest.length === 0)
    return { read: (entity) => [entity.id], isNumeric: false };
  for (const type of types) {
    const resource = schema[type];
    if (!resource) continue;
    const own = rest.length === 0 ? getInternalField(name, resource) : undefined;
    if (own) return { read: (entity) => [entity[own]], isNumeric: true };
    const field = Object.hasOwn(resource.attributes, name) ? resource.attributes[name] : undefined;
    if (field) return guardPath(resource, field, compileAttribute(task, name, field, rest));
    const relation = Object.hasOwn(resource.relationships, name) ? resource.relationships[name] : undefined;
    if (relation) return guardPath(resource, relation, compileRelationship(task, name, relation.to, rest));
  }
  throw createUnknownFieldError(name, path);
}

/** Hides what the reader may not see: by filters or sorts it could be read letter by letter. */
function guardPath({ access }: ResourceType, { isSearchable }: { isSearchable?: true }, path: FieldPath): FieldPath {
  if (isSearchable || dependsOnEntityAlone(access.read)) return path;
  return {
    ...path,
    read: (entity, find, canRead) => (canRead(entity) ? path.read(entity, find, canRead) : []),
  };
}

// Drupal takes its internal names as well as the public ones: `nid` for `drupal_internal__nid`, `uuid` for `id`
function getInternalField(name: string, { serial, revision }: ResourceType): 'serial' | 'revision' | undefined {
  const isField = (field: string | undefined) =>
    field !== undefined && (name === field || field === `drupal_internal__${name}`);
  if (isField(serial)) return 'serial';
  return isField(revision) ? 'revision' : undefined;
}

function compileAttribute({ path, resolved }: PathContext, name: string, field: Field, rest: string[]): FieldPath {
  if (field.isOwnerOnly) {
    const full = [...resolved, name].join('.');
    throw new Refusal(
      403,
      `The current user is not authorized to filter by the \`${name}\` field, given in the path \`${full}\`.`,
    );
  }
  // the alias is computed in Drupal and has no column; the store looks a product up by field_path_alias for this reason
  if (field.kind === 'path') throw new Refusal(500, 'Call to a member function getColumns() on bool');
  const properties = getProperties(field);
  const property = rest[0] ?? getMainProperty(field);
  if (properties.length === 0) {
    if (rest.length > 0 && rest[0] !== 'value') throw createUnknownPropertyError(rest[0] as string, path, ['value']);
    return {
      read: ({ attributes }) => [attributes[name] ?? null].flat() as Json[],
      isNumeric: isNumeric(field),
    };
  }
  if (property === undefined) throw createIncompletePathError(name, path, properties);
  if (!properties.includes(property)) throw createUnknownPropertyError(property, path, properties);
  return {
    read: ({ attributes }) => [toObject(attributes[name])[property] ?? null],
    isNumeric: property === 'number',
  };
}

function compileRelationship(task: PathContext, name: string, to: readonly string[], rest: string[]): FieldPath {
  const references = (entity: Entity) => toReferences(entity.relationships[name]);
  const ids: FieldPath = {
    read: (entity) => references(entity).map(({ id }) => id),
    isNumeric: false,
  };
  if (rest.length === 0) {
    if (!task.allowsRelationship)
      throw createIncompletePathError(name, task.path, ['id', 'meta.drupal_internal__target_id']);
    return ids;
  }
  if (rest.join('.') === 'id') return ids;
  if (rest.join('.') === 'meta.drupal_internal__target_id') {
    return {
      read: (entity, find) => references(entity).map((reference) => find(reference)?.serial ?? null),
      isNumeric: true,
    };
  }
  const remainingNames = rest[0]?.startsWith('entity') ? rest.slice(1) : rest;
  const resolved = [...task.resolved, name, `entity:${splitType(to[0] ?? '')[0]}`];
  const targetPath = compile({ ...task, resolved }, to, remainingNames);
  const read: FieldPath['read'] = (entity, find, canRead) =>
    references(entity).flatMap((reference) => {
      const target = find(reference);
      return target ? targetPath.read(target, find, canRead) : [];
    });
  return { ...targetPath, read };
}

const isNumeric = ({ kind }: Field) =>
  kind === 'boolean' || kind === 'integer' || kind === 'decimal' || kind === 'time';

/** A value as a database column holds it: booleans as 1 and 0, dates as unix seconds, text without case and accents. */
export function toColumnValue(value: Json, numeric: boolean): number | string | null {
  if (value === null || typeof value === 'object') return null;
  if (!numeric) return normalizeText(String(value));
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Math.floor(Date.parse(value) / 1000) : getNumber(value);
}

/** A filter's text as the column compares it; text that is no number counts as 0, as in MariaDB. */
export const toOperand = (text: string, numeric: boolean): number | string =>
  numeric ? getNumber(text) : normalizeText(text);

const getNumber = (text: string) => Number.parseFloat(text) || 0;

const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const createNestingError = (sentence: string) => new Refusal(400, `Invalid nested filtering. ${sentence}`);

const quoteNames = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** 400: no entity that the path leads to has this field. */
const createUnknownFieldError = (name: string, path: string) =>
  createNestingError(`The field \`${name}\`, given in the path \`${path}\`, does not exist.`);

/** 400: the path ends at what has no value of its own. */
const createIncompletePathError = (name: string, path: string, ends: readonly string[]) =>
  createNestingError(
    `The field \`${name}\`, given in the path \`${path}\` is incomplete, it must end with one of the following specifiers: ${quoteNames(ends)}.`,
  );

/** 400: a structured field has no such property. */
const createUnknownPropertyError = (name: string, path: string, names: readonly string[]) =>
  createNestingError(
    `The property \`${name}\`, given in the path \`${path}\`, does not exist. Must be one of the following property names: ${quoteNames(names)}.`,
  );
