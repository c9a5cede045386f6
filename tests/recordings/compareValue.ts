import { type JsonObject, toObject } from '../../mocks/drupal/entity.ts';
import { compareMembers } from './compareMembers.ts';
import { compareResource } from './compareResource.ts';
import { type ComparisonWalk, compareText, getJsonType, learnIds } from './comparisonWalk.ts';

/** Compares what stands at a path of a document. */
export function compareValue(path: string, recorded: unknown, actual: unknown, walk: ComparisonWalk): void {
  if (path === '/links' && isEntryPoint(recorded)) return;
  // a registration is no document; its metatags are a module's too
  if (path === '/metatag') return;
  const kind = getJsonType(recorded);
  if (getJsonType(actual) !== kind) {
    walk.found.push(`${path || '/'}: ${getJsonType(actual)} instead of ${kind}`);
    return;
  }
  if (kind === 'array') compareList(path, recorded as unknown[], actual as unknown[], walk);
  if (kind === 'object') compareObject(path, recorded as JsonObject, actual as JsonObject, walk);
  if (kind === 'string') compareString(path, recorded as string, actual as string, walk);
  if (/\/(status|version)$/.test(path) && recorded !== actual)
    walk.found.push(`${path}: ${actual} instead of ${recorded}`);
}

function compareObject(path: string, recorded: JsonObject, actual: JsonObject, walk: ComparisonWalk): void {
  if (isResource(recorded)) {
    compareResource(path, recorded, actual, walk);
    return;
  }
  learnIds(recorded, actual, walk.ids);
  compareMembers(path, recorded, actual, walk);
}

// only the entry point's links are one for each type
const isEntryPoint = (links: unknown) => Object.keys(toObject(links as JsonObject)).some((name) => name.includes('--'));
const isResource = (value: JsonObject) => 'type' in value && 'id' in value && 'links' in value;

function compareList(path: string, recorded: unknown[], actual: unknown[], walk: ComparisonWalk): void {
  if (recorded.length !== actual.length) {
    walk.found.push(
      `${path}: ${actual.length} entries instead of ${recorded.length}: ${brief(actual)} / ${brief(recorded)}`,
    );
    return;
  }
  recorded.forEach((value, at) => {
    compareValue(`${path}/${at}`, value, actual[at], walk);
  });
}

const brief = (list: unknown[]) =>
  JSON.stringify(
    list.map((value) => (value as JsonObject | null)?.detail ?? (value as JsonObject | null)?.id ?? value),
  ).slice(0, 400);

const TOKEN = /\/(access_token|refresh_token|csrf_token|logout_token)$/;

function compareString(path: string, recorded: string, actual: string, walk: ComparisonWalk): void {
  if (TOKEN.test(path)) return;
  if (path.endsWith('/detail') && walk.status === 500) return;
  const withoutNames = (text: string) => text.replace(/Possible values: [^.]*\./, 'Possible values: {names}.');
  if (/^\d{4}-\d\d-\d\dT/.test(recorded) && /^\d{4}-\d\d-\d\dT/.test(actual)) return;
  compareText(path, withoutNames(recorded), withoutNames(actual), walk);
}
