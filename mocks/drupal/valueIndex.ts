import type { DerivedCache } from './derivedCache.ts';
import type { Entity, Json } from './entity.ts';
import type { FieldPath } from './fieldPath.ts';
import type { Store } from './store.ts';

/** What a path leads to in each entity of a type: a number by position in the type's list, and the values that each number stands for. */
export type ValueIndex = { numbers: Int32Array; values: readonly (readonly Json[])[] };

/** Who reads a path: `canRead` must be the same for all readers of one name. */
export type Reader = { name: string; canRead(entity: Entity, find: Store['find']): boolean };

/** What is read by a path, under a name of its own: the same for all, unless the path is personal. */
export const getIndexName = (name: string, { isPersonal }: FieldPath, reader: Reader): string =>
  isPersonal ? `${name} for ${reader.name}` : name;

/**
 * Reads a path once for all entities of a type. Themes, colours and states have few different values, so that a
 * condition need only be tried on those.
 */
export function createValueIndex(
  cache: DerivedCache,
  { type, reader }: { type: string; reader: Reader },
  path: string,
  column: FieldPath,
): ValueIndex {
  return cache.getOrCreate(getIndexName(`values ${type} ${path}`, column, reader), ({ list, find }) => {
    const canRead = (entity: Entity) => reader.canRead(entity, find);
    const entities = list(type);
    const numbers = new Int32Array(entities.length);
    const values: Json[][] = [];
    const numbersByValues = new Map<string, number>();
    for (const [index, entity] of entities.entries()) {
      const pathValues = column.read(entity, find, canRead);
      const name = JSON.stringify(pathValues);
      const number = numbersByValues.get(name) ?? values.push(pathValues) - 1;
      numbersByValues.set(name, number);
      numbers[index] = number;
    }
    return { value: { numbers, values }, bytes: numbers.byteLength + 100 * values.length };
  });
}
