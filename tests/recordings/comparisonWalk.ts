import type { JsonObject } from '../../mocks/drupal/entity.ts';
import type { Schema } from '../../mocks/drupal/resourceType.ts';

/** Recorded ids to those that the backend gave to the same things. */
export type Ids = Map<string, string>;

/** One comparison on its way: what it has found, and what it knows. */
export type ComparisonWalk = {
  found: string[];
  ids: Ids;
  schema: Schema;
  status: number;
};

/** Notes the backend's id of what the recorded pointer or resource names: what was made on the way has one on each side. */
export function learnIds(recorded: JsonObject, actual: JsonObject, ids: Ids): void {
  const [want, have] = [recorded.id, actual.id];
  if (typeof want !== 'string' || typeof have !== 'string' || recorded.type !== actual.type) return;
  if (!ids.has(want)) ids.set(want, have);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A recorded text with the backend's ids in it; ids nobody knows, revisions and times stand for any. */
const expand = (text: string, ids: Ids) =>
  general(
    text.replace(UUID, (id) => ids.get(id) ?? '{id}'),
    new Set(ids.values()),
  );
const general = (text: string, known: Set<string>) =>
  text
    .replace(UUID, (id) => (known.has(id) ? id : '{id}'))
    .replace(/resourceVersion=id%3A\d+/g, 'resourceVersion=id%3A{n}')
    .replace(/\(([a-z_]+): \d+\)/g, '($1: {n})');

/** Compares two texts that may hold ids, revisions and serial numbers. */
export function compareText(
  path: string,
  recorded: string,
  actual: unknown,
  { found, ids }: Pick<ComparisonWalk, 'found' | 'ids'>,
): void {
  const want = expand(recorded, ids);
  const have = typeof actual === 'string' ? general(actual, new Set(ids.values())) : JSON.stringify(actual);
  if (want !== have) found.push(`${path}: "${have}" instead of "${want}"`);
}
