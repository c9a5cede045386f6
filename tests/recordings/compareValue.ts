import { type Json, type JsonObject, toObject } from '../../mocks/drupal/entity.ts';
import { getProperties, type Kind } from '../../mocks/drupal/fields.ts';
import type { ResourceType } from '../../mocks/drupal/resourceType.ts';
import { type ComparisonWalk, compareText, learnIds } from './comparisonWalk.ts';
import { getResources, PAIRS } from './pairs.ts';

/** Compares what stands at a path of a document. */
export function compareValue(path: string, recorded: unknown, actual: unknown, walk: ComparisonWalk): void {
  if (path === '/links' && isEntryPoint(recorded)) return;
  // a registration is no document; its metatags are a module's too
  if (path === '/metatag') return;
  if (!compareType(path || '/', recorded, actual, walk)) return;
  const kind = getJsonType(recorded);
  if (kind === 'array') compareList(path, recorded as unknown[], actual as unknown[], walk);
  if (kind === 'object') compareObject(path, recorded as JsonObject, actual as JsonObject, walk);
  if (kind === 'string') compareString(path, recorded as string, actual as string, walk);
  if (/\/(status|version)$/.test(path) && recorded !== actual)
    walk.found.push(`${path}: ${actual} instead of ${recorded}`);
}

// only the entry point's links are one for each type
const isEntryPoint = (links: unknown) => Object.keys(toObject(links as JsonObject)).some((name) => name.includes('--'));

const getJsonType = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Are both of the same JSON type? Else that is the difference. */
function compareType(path: string, recorded: unknown, actual: unknown, { found }: ComparisonWalk): boolean {
  const [want, have] = [getJsonType(recorded), getJsonType(actual)];
  if (want !== have) found.push(`${path}: ${have} instead of ${want}`);
  return want === have;
}

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

const isResource = (value: JsonObject) => 'type' in value && 'id' in value && 'links' in value;

function compareObject(path: string, recorded: JsonObject, actual: JsonObject, walk: ComparisonWalk): void {
  learnIds(recorded, actual, walk.ids);
  if (isResource(recorded)) compareResource(path, recorded, actual, walk);
  else compareMembers(path, recorded, actual, walk);
}

type Compare = (path: string, recorded: Json, actual: Json, name: string) => void;

/** Compares what two objects hold under these names; what only one of them has is a difference. */
function compareNamed(
  path: string,
  names: Iterable<string>,
  [recorded, actual]: [JsonObject, JsonObject],
  found: string[],
  compare: Compare,
): void {
  for (const name of names) {
    const where = `${path}/${name}`;
    if (name in recorded && name in actual) compare(where, recorded[name] as Json, actual[name] as Json, name);
    else if (name in recorded) found.push(`${where}: missing`);
    else if (name in actual) found.push(`${where}: not in the recording`);
  }
}

/** Compares the members of two objects, none of which may be missing on either side. */
function compareMembers(path: string, recorded: JsonObject, actual: JsonObject, walk: ComparisonWalk): void {
  // the items of meta.omitted go by names that the site hashes
  const plain = (value: JsonObject) =>
    Object.fromEntries(
      Object.entries(value).map(([name, inner], at) => [name.startsWith('item--') ? `item ${at}` : name, inner]),
    );
  const [want, have] = [plain(recorded), plain(actual)];
  const names = Object.keys(want);
  if (path === '' && names.join() !== Object.keys(have).join()) {
    walk.found.push(`members ${Object.keys(have).join()} instead of ${names.join()}`);
  }
  compareNamed(path, new Set([...names, ...Object.keys(have)]), [want, have], walk.found, (where, one, other) =>
    compareValue(where, one, other, walk),
  );
}

/** Compares two resource objects: all of their own, and of their fields those that both sites have. */
function compareResource(path: string, recorded: JsonObject, actual: JsonObject, walk: ComparisonWalk): void {
  const name = String(recorded.type);
  const type = walk.schema[name];
  const { attributes: wantA, relationships: wantR, ...want } = recorded;
  const { attributes: haveA, relationships: haveR, ...have } = actual;
  compareMembers(path, want, have, walk);
  if (!type) {
    walk.found.push(`${path}: no type ${name}`);
    return;
  }
  // what both sites have must be shown by both or by neither
  const shared = sharedFields(name, type);
  const attributes: [JsonObject, JsonObject] = [toObject(wantA), toObject(haveA)];
  compareNamed(`${path}/attributes`, shared, attributes, walk.found, (where, one, other, field) =>
    compareAttribute(where, type.attributes[field]?.kind, [one, other], walk),
  );
  const relationships: [JsonObject, JsonObject] = [toObject(wantR), toObject(haveR)];
  compareNamed(`${path}/relationships`, shared, relationships, walk.found, (where, one, other, field) =>
    compareRelationship(where, type.relationships[field]?.to, [one, other], walk),
  );
}

/** The fields that both the recorded site and the store's schema have. */
function sharedFields(name: string, type: ResourceType): Set<string> {
  const own = [type.serial, type.revision ?? '', type.bundle?.[0] ?? ''];
  const known = new Set([...own, ...Object.keys(type.attributes), ...Object.keys(type.relationships)]);
  const recorded = recordedFields.get(name) ?? fieldsRecorded(name);
  recordedFields.set(name, recorded);
  return new Set([...recorded].filter((field) => known.has(field)));
}

const recordedFields = new Map<string, Set<string>>();

const fieldsRecorded = (name: string) =>
  new Set(
    PAIRS.flatMap(({ response }) => getResources(response.json))
      .filter(({ type }) => type === name)
      .flatMap(({ attributes, relationships }) => [
        ...Object.keys(toObject(attributes)),
        ...Object.keys(toObject(relationships as JsonObject | undefined)),
      ]),
  );

function compareAttribute(
  path: string,
  kind: Kind | undefined,
  [recorded, actual]: [Json, Json],
  walk: ComparisonWalk,
): void {
  // each site has image styles of its own
  if (recorded === null || actual === null || path.endsWith('/image_style_uri')) return;
  if (kind && (kind === 'json' || getProperties({ kind }).length > 0)) compareShape(path, recorded, actual, walk);
  else compareType(path, recorded, actual, walk);
}

function compareRelationship(
  path: string,
  to: readonly string[] | undefined,
  [recorded, actual]: [Json, Json],
  walk: ComparisonWalk,
): void {
  const [left, right] = [toObject(recorded), toObject(actual)];
  compareMembers(path, { links: left.links ?? null }, { links: right.links ?? null }, walk);
  // a pointer to a type that the store does without cannot be answered
  const pointers = [left.data ?? []].flat() as JsonObject[];
  if (to && pointers.some((pointer) => !(String(pointer.type) in walk.schema))) return;
  compareValue(`${path}/data`, left.data, right.data, walk);
}

// values of a structured field: the same members of the same types
function compareShape(path: string, recorded: Json, actual: Json, walk: ComparisonWalk): void {
  if (recorded === null || actual === null || !compareType(path, recorded, actual, walk)) return;
  if (getJsonType(recorded) !== 'object') return;
  const [want, have] = [recorded as JsonObject, actual as JsonObject];
  const names = new Set([...Object.keys(want), ...Object.keys(have)]);
  compareNamed(path, names, [want, have], walk.found, (where, one, other) => compareShape(where, one, other, walk));
}
