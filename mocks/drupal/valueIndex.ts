import type { Json } from './entity.ts';
import type { FieldPath } from './fieldPath.ts';
import type { Memory } from './remembered.ts';

/** What a path leads to in each entity of a type: a number by position in the type's list, and the values that each number stands for. */
export type ValueIndex = { numbers: Int32Array; values: readonly (readonly Json[])[] };

/**
 * Reads a path once for all entities of a type. Themes, colours and states have few different values, so that a
 * condition need only be tried on those.
 */
export function valueIndex(memory: Memory, type: string, path: string, { read }: FieldPath): ValueIndex {
  return memory.recall(`values ${type} ${path}`, ({ list, find }) => {
    const entities = list(type);
    const numbers = new Int32Array(entities.length);
    const values: Json[][] = [];
    const known = new Map<string, number>();
    for (const [at, entity] of entities.entries()) {
      const found = read(entity, find);
      const name = JSON.stringify(found);
      const number = known.get(name) ?? values.push(found) - 1;
      known.set(name, number);
      numbers[at] = number;
    }
    return { value: { numbers, values }, bytes: numbers.byteLength + 100 * values.length };
  });
}
