import type { Entity, Reference } from './entity.ts';
import { badRequest } from './errors.ts';
import { columnOf, type FieldPath, fieldPath } from './fieldPath.ts';
import { plain, type Tree } from './query.ts';
import type { Schema } from './resourceType.ts';

type Key = { column: FieldPath; descending: boolean };

/** The order that a request's `sort` asks for, over entities already in the order of their serial numbers. Throws Drupal's 400. */
export function sorted(
  tree: Tree,
  type: string,
  schema: Schema,
): (entities: readonly Entity[], find: (reference: Reference) => Entity | undefined) => readonly Entity[] {
  if (tree.sort === undefined) return (entities) => entities;
  const keys = keysOf(tree.sort).map(
    ({ path, descending }): Key => ({ column: fieldPath(schema, type, path), descending }),
  );
  return (entities, find) => {
    const rows = entities.map((entity) => ({
      entity,
      columns: keys.map(({ column }) => columnOf(column.read(entity, find)[0] ?? null, column.numeric)),
    }));
    rows.sort((a, b) => {
      for (const [at, { descending }] of keys.entries()) {
        const order = compare(a.columns[at] ?? null, b.columns[at] ?? null);
        if (order !== 0) return descending ? -order : order;
      }
      return 0;
    });
    return rows.map(({ entity }) => entity);
  };
}

function keysOf(sort: string | Tree): { path: string; descending: boolean }[] {
  if (typeof sort === 'object') return Object.values(sort).map(longForm);
  if (sort === '') throw badRequest('You need to provide a value for the sort parameter.');
  return sort
    .split(',')
    .map((name) => ({ path: name.trim().replace(/^[-+]/, ''), descending: name.trim().startsWith('-') }));
}

function longForm(item: string | Tree): { path: string; descending: boolean } {
  const path = typeof item === 'object' ? plain(item, 'path') : undefined;
  if (!path) throw badRequest('You need to provide a field name for the sort parameter.');
  return { path, descending: plain(item as Tree, 'direction')?.toUpperCase() === 'DESC' };
}

// nothing comes before everything, as in MariaDB
function compare(a: number | string | null, b: number | string | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}
