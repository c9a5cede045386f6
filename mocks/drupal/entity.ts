/** Any value that survives JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** A pointer from one entity to another; `meta` is what the pointer itself knows (an image's alt text, say). */
export type Reference = { type: string; id: string; meta?: JsonObject };
export type Target = Reference | Reference[] | null;

/** A stored record: `id` is the public uuid, `serial` Drupal's own running number. */
export type Entity = {
  type: string;
  id: string;
  serial: number;
  revision: number;
  attributes: JsonObject;
  relationships: { [name: string]: Target };
};

/** The references of a relationship as a list, whatever its cardinality. */
export const toReferences = (target: Target | undefined): Reference[] =>
  target === null || target === undefined ? [] : Array.isArray(target) ? target : [target];

/** The id of what a to-one relationship leads to. */
export const getTargetId = (entity: Entity | undefined, name: string): string | undefined =>
  toReferences(entity?.relationships[name])[0]?.id;

/** The entity with these attributes in place of its own. */
export const withAttributes = (entity: Entity, attributes: JsonObject): Entity => ({
  ...entity,
  attributes: { ...entity.attributes, ...attributes },
});

/** The entity with these relationships in place of its own. */
export const withRelationships = (entity: Entity, relationships: Entity['relationships']): Entity => ({
  ...entity,
  relationships: { ...entity.relationships, ...relationships },
});

/** An attribute as text; anything else is ''. */
export const toText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** What was posted as text: a text, a number or a boolean; anything else is '', for not every object can be one. */
export const toScalarText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Is it an object as JSON has them, and no list? */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An attribute as an object; anything else is {}. */
export const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

type EntityFinder = { find(reference: Reference): Entity | undefined };

/** The entities that a relationship leads to, in its order; those that are gone are left out. */
export const findRelated = (store: EntityFinder, entity: Entity | undefined, name: string): Entity[] =>
  toReferences(entity?.relationships[name]).flatMap((target) => store.find(target) ?? []);

/** The entity that a to-one relationship leads to. */
export const findRelatedOne = (store: EntityFinder, entity: Entity | undefined, name: string): Entity | undefined =>
  findRelated(store, entity, name)[0];

const NUMERIC = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

/** A number as PHP takes one, itself or in a text; NaN for anything else, such as '0x10' and ''. */
export const toNumber = (value: Json | undefined): number =>
  typeof value === 'number' ? value : typeof value === 'string' && NUMERIC.test(value) ? Number(value) : Number.NaN;
