import { dependsOnEntityAlone } from './access.ts';
import { type Entity, type Json, type Reference, toObject, toReferences } from './entity.ts';
import { badRequest, forbidden, Refusal, unexpected } from './errors.ts';
import { type Field, getMainProperty, getProperties } from './fields.ts';
import { type ResourceType, type Schema, splitType } from './resourceType.ts';

const MOST_JOINS = 61;

type Find = (reference: Reference) => Entity | undefined;

/**
 * A path such as `field_image.field_media_image.filename`, checked against the schema: reads every value it leads to
 * through what the reader `sees`. `personal` where that is not the same for all readers.
 */
export type FieldPath = {
  read(entity: Entity, find: Find, sees: (entity: Entity) => boolean): Json[];
  numeric: boolean;
  personal: boolean;
};

/**
 * Compiles a path of a filter or sort. With `bare` a relationship may stand alone, as a null check allows.
 * Throws Drupal's 400, 403 or 500 for a path that cannot be queried.
 */
export function parseFieldPath(schema: Schema, type: string, path: string, bare = false): FieldPath {
  const names = path.split('.');
  // each step is a join, and MariaDB takes no more
  if (names.length > MOST_JOINS) throw unexpected();
  return compile({ schema, path, bare, resolved: [] }, [type], names);
}

type Task = { schema: Schema; path: string; bare: boolean; resolved: string[] };

function compile(task: Task, types: readonly string[], [name = '', ...rest]: string[]): FieldPath {
  const { schema, path } = task;
  if ((name === 'id' || name === 'uuid') && rest.length === 0)
    return { read: (entity) => [entity.id], numeric: false, personal: false };
  for (const type of types) {
    const resource = schema[type];
    if (!resource) continue;
    const own = rest.length === 0 ? ownNumber(name, resource) : undefined;
    if (own) return { read: (entity) => [entity[own]], numeric: true, personal: false };
    const field = Object.hasOwn(resource.attributes, name) ? resource.attributes[name] : undefined;
    if (field) return guardPath(resource, field, attribute(task, name, field, rest));
    const relation = Object.hasOwn(resource.relationships, name) ? resource.relationships[name] : undefined;
    if (relation) return guardPath(resource, relation, relationship(task, name, relation.to, rest));
  }
  throw unknownField(name, path);
}

/** Gives nothing of what the reader may not see: who could filter or sort by it would read it letter by letter. */
function guardPath({ access }: ResourceType, { sought }: { sought?: true }, path: FieldPath): FieldPath {
  if (sought || dependsOnEntityAlone(access.read)) return path;
  return {
    ...path,
    read: (entity, find, sees) => (sees(entity) ? path.read(entity, find, sees) : []),
    personal: true,
  };
}

// Drupal takes its internal names as well as the public ones: `nid` for `drupal_internal__nid`, `uuid` for `id`
function ownNumber(name: string, { serial, revision }: ResourceType): 'serial' | 'revision' | undefined {
  const is = (field: string | undefined) =>
    field !== undefined && (name === field || field === `drupal_internal__${name}`);
  if (is(serial)) return 'serial';
  return is(revision) ? 'revision' : undefined;
}

function attribute({ path, resolved }: Task, name: string, field: Field, rest: string[]): FieldPath {
  if (field.own) {
    const full = [...resolved, name].join('.');
    throw forbidden(
      `The current user is not authorized to filter by the \`${name}\` field, given in the path \`${full}\`.`,
    );
  }
  // the alias is computed in Drupal and has no column; the store looks a product up by field_path_alias for this reason
  if (field.kind === 'path') throw new Refusal(500, 'Call to a member function getColumns() on bool');
  const properties = getProperties(field);
  const property = rest[0] ?? getMainProperty(field);
  if (properties.length === 0) {
    if (rest.length > 0 && rest[0] !== 'value') throw unknownProperty(rest[0] as string, path, ['value']);
    return {
      read: ({ attributes }) => [attributes[name] ?? null].flat() as Json[],
      numeric: isNumeric(field),
      personal: false,
    };
  }
  if (property === undefined) throw incompletePath(name, path, properties);
  if (!properties.includes(property)) throw unknownProperty(property, path, properties);
  return {
    read: ({ attributes }) => [toObject(attributes[name])[property] ?? null],
    numeric: property === 'number',
    personal: false,
  };
}

function relationship(task: Task, name: string, to: readonly string[], rest: string[]): FieldPath {
  const references = (entity: Entity) => toReferences(entity.relationships[name]);
  const ids: FieldPath = {
    read: (entity) => references(entity).map(({ id }) => id),
    numeric: false,
    personal: false,
  };
  if (rest.length === 0) {
    if (!task.bare) throw incompletePath(name, task.path, ['id', 'meta.drupal_internal__target_id']);
    return ids;
  }
  if (rest.join('.') === 'id') return ids;
  if (rest.join('.') === 'meta.drupal_internal__target_id') {
    return {
      read: (entity, find) => references(entity).map((reference) => find(reference)?.serial ?? null),
      numeric: true,
      personal: false,
    };
  }
  const further = rest[0]?.startsWith('entity') ? rest.slice(1) : rest;
  const resolved = [...task.resolved, name, `entity:${splitType(to[0] ?? '')[0]}`];
  const inner = compile({ ...task, resolved }, to, further);
  const read: FieldPath['read'] = (entity, find, sees) =>
    references(entity).flatMap((reference) => {
      const target = find(reference);
      return target ? inner.read(target, find, sees) : [];
    });
  return { ...inner, read };
}

const isNumeric = ({ kind }: Field) =>
  kind === 'boolean' || kind === 'integer' || kind === 'decimal' || kind === 'time';

/** A value as a database column holds it: booleans as 1 and 0, dates as unix seconds, text without case and accents. */
export function toColumnValue(value: Json, numeric: boolean): number | string | null {
  if (value === null || typeof value === 'object') return null;
  if (!numeric) return fold(String(value));
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Math.floor(Date.parse(value) / 1000) : getNumber(value);
}

/** A filter's text as the column compares it; text that is no number counts as 0, as in MariaDB. */
export const toOperand = (text: string, numeric: boolean): number | string => (numeric ? getNumber(text) : fold(text));

const getNumber = (text: string) => Number.parseFloat(text) || 0;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const refuseNesting = (sentence: string) => badRequest(`Invalid nested filtering. ${sentence}`);

const quoteNames = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** 400: no entity that the path leads to has this field. */
const unknownField = (name: string, path: string) =>
  refuseNesting(`The field \`${name}\`, given in the path \`${path}\`, does not exist.`);

/** 400: the path ends at what has no value of its own. */
const incompletePath = (name: string, path: string, ends: readonly string[]) =>
  refuseNesting(
    `The field \`${name}\`, given in the path \`${path}\` is incomplete, it must end with one of the following specifiers: ${quoteNames(ends)}.`,
  );

/** 400: a structured field has no such property. */
const unknownProperty = (name: string, path: string, names: readonly string[]) =>
  refuseNesting(
    `The property \`${name}\`, given in the path \`${path}\`, does not exist. Must be one of the following property names: ${quoteNames(names)}.`,
  );
