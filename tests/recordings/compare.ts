import type { Schema } from '../../mocks/drupal/resourceType.ts';
import { compareValue } from './compareValue.ts';
import { type ComparisonWalk, compareText, type Ids } from './comparisonWalk.ts';
import type { Pair } from './pairs.ts';

/** An answer of the replayed backend. */
export type ReplayedResponse = { status: number; headers: Headers; text: string; json: unknown };

/**
 * Where an answer differs from the recorded one, a sentence for each difference; [] where they agree.
 *
 * Compared exactly: the status; Content-Type without its charset; Location, Allow, Content-Disposition, Link, the
 * CORS origin and the scheme of WWW-Authenticate where they were recorded; every member name and its order of a
 * document's top level; ids and types of resources and pointers in their order; every link; the status, title, detail
 * and pointer of every error; and the texts of answers that are no documents.
 * Compared by shape: the fields of a resource, of which both sides show the same ones, with values of the same JSON type.
 *
 * Relaxed, and nowhere else:
 * - ids of what was made on the way, revision numbers, times and tokens are taken for equal once they are well-formed;
 * - a field that only the recorded site or only the store's schema has is not compared (`field_*` of either, and what
 *   modules that the store does without add), nor a list of the possible field names in an error;
 * - a value of a field may be null on one side where it is unset there;
 * - the detail of a 500, which is PHP's or the database's, and the HTML of a page;
 * - the entry point's list of types and the names of image styles, which are each site's own.
 */
export function findDifferences(pair: Pair, replayed: ReplayedResponse, ids: Ids, schema: Schema): string[] {
  const { response } = pair;
  if (replayed.status !== response.status) {
    return [`status ${replayed.status} instead of ${response.status}: ${replayed.text.slice(0, 300)}`];
  }
  const found = headerDifferences(response.headers, replayed.headers, ids);
  if (response.text !== undefined) {
    const same = response.headers['Content-Type']?.startsWith('text/plain') && response.status === 200;
    if (!same && response.text !== replayed.text) found.push(`text "${replayed.text}" instead of "${response.text}"`);
  }
  if (response.json === undefined) return found;
  const walk: ComparisonWalk = { found, ids, schema, status: response.status };
  compareValue('', response.json, replayed.json, walk);
  return found;
}

function headerDifferences(recorded: Record<string, string>, actual: Headers, ids: Ids): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(recorded)) {
    const have = actual.get(name) ?? '(none)';
    const cut = (text: string) =>
      name === 'Content-Type' ? text.split(';')[0] : name === 'WWW-Authenticate' ? text.split(' ')[0] : text;
    compareText(name, cut(value) as string, cut(have), { found, ids });
  }
  return found;
}
