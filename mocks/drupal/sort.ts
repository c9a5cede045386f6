import type { Json } from './entity.ts';
import { Refusal } from './errors.ts';
import { type FieldPath, parseFieldPath, toColumnValue } from './fieldPath.ts';
import { getText } from './query.ts';
import type { Schema } from './resourceType.ts';
import type { Tree } from './tree.ts';

/** One column to sort by. */
export type SortKey = { path: string; column: FieldPath; isDescending: boolean };

/** What a request's `sort` asks for; entities that are alike in all of it keep the order of their serial numbers. Throws Drupal's 400. */
export const parseSort = (tree: Tree, type: string, schema: Schema): SortKey[] =>
  tree.sort === undefined
    ? []
    : getKeys(tree.sort).map(({ path, isDescending }) => ({
        path,
        column: parseFieldPath(schema, type, path),
        isDescending,
      }));

/** What an entity is sorted by, out of the values that the key's path leads to. */
export const getSortValue = (values: readonly Json[], { column }: SortKey): number | string | null =>
  toColumnValue(values[0] ?? null, column.isNumeric);

function getKeys(sort: string | Tree): { path: string; isDescending: boolean }[] {
  if (typeof sort === 'object') return Object.values(sort).map(parseLongForm);
  if (sort === '') throw new Refusal(400, 'You need to provide a value for the sort parameter.');
  // a plus is a part of the name, and so is the space that it stands for in an address: no field is called so
  return sort.split(',').map((name) => ({ path: name.replace(/^-/, ''), isDescending: name.startsWith('-') }));
}

function parseLongForm(item: string | Tree): { path: string; isDescending: boolean } {
  const path = typeof item === 'object' ? getText(item, 'path') : undefined;
  if (!path) throw new Refusal(400, 'You need to provide a field name for the sort parameter.');
  return { path, isDescending: getText(item as Tree, 'direction')?.toUpperCase() === 'DESC' };
}

/** Below 0 where a comes first. Nothing comes before everything, as in MariaDB. */
export function compareSortValues(a: number | string | null, b: number | string | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}
