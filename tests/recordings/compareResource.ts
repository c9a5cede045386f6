import { type Json, type JsonObject, toObject } from '../../mocks/drupal/entity.ts';
import { getProperties, type Kind } from '../../mocks/drupal/fields.ts';
import type { ResourceType } from '../../mocks/drupal/resourceType.ts';
import { compareMembers } from './compareMembers.ts';
import { type ComparisonWalk, getJsonType, learnIds } from './comparisonWalk.ts';
import { getResources, PAIRS } from './pairs.ts';

/** Compares two resource objects: all of their own, and of their fields those that both sites have. */
export function compareResource(path: string, recorded: JsonObject, actual: JsonObject, walk: ComparisonWalk): void {
  learnIds(recorded, actual, walk.ids);
  const name = String(recorded.type);
  const type = walk.schema[name];
  const { attributes: wantA, relationships: wantR, ...want } = recorded;
  const { attributes: haveA, relationships: haveR, ...have } = actual;
  compareMembers(path, want, have, walk);
  if (!type) {
    walk.found.push(`${path}: no type ${name}`);
    return;
  }
  const shared = sharedFields(name, type);
  compareFields(`${path}/attributes`, toObject(wantA), toObject(haveA), { shared, walk }, (where, field, one, other) =>
    compareAttribute(where, type.attributes[field]?.kind, one, other, walk),
  );
  compareFields(
    `${path}/relationships`,
    toObject(wantR),
    toObject(haveR),
    { shared, walk },
    (where, field, one, other) => compareRelationship(where, type.relationships[field]?.to, one, other, walk),
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
  recorded: Json,
  actual: Json,
  walk: ComparisonWalk,
): void {
  // each site has image styles of its own
  if (recorded === null || actual === null || path.endsWith('/image_style_uri')) return;
  if (kind && (kind === 'json' || getProperties({ kind }).length > 0)) compareShape(path, recorded, actual, walk);
  else if (getJsonType(recorded) !== getJsonType(actual)) {
    walk.found.push(`${path}: ${getJsonType(actual)} instead of ${getJsonType(recorded)}`);
  }
}

function compareRelationship(
  path: string,
  to: readonly string[] | undefined,
  recorded: Json,
  actual: Json,
  walk: ComparisonWalk,
): void {
  const [left, right] = [toObject(recorded), toObject(actual)];
  compareMembers(path, { links: left.links ?? null }, { links: right.links ?? null }, walk);
  // a pointer to a type that the store does without cannot be answered
  const pointers = [left.data ?? []].flat() as JsonObject[];
  if (to && pointers.some((pointer) => !(String(pointer.type) in walk.schema))) return;
  walk.value(`${path}/data`, left.data, right.data, walk);
}

type Comparing = (path: string, field: string, recorded: Json, actual: Json) => void;

// what both sites have must be shown by both or by neither
function compareFields(
  path: string,
  recorded: JsonObject,
  actual: JsonObject,
  { shared, walk }: { shared: Set<string>; walk: ComparisonWalk },
  compare: Comparing,
): void {
  for (const field of shared) {
    const where = `${path}/${field}`;
    if (field in recorded && field in actual) compare(where, field, recorded[field] as Json, actual[field] as Json);
    else if (field in recorded) walk.found.push(`${where}: missing`);
    else if (field in actual) walk.found.push(`${where}: not in the recording`);
  }
}

// values of a structured field: the same members of the same types
function compareShape(path: string, recorded: unknown, actual: unknown, walk: ComparisonWalk): void {
  if (recorded === null || actual === null) return;
  if (getJsonType(recorded) !== getJsonType(actual)) {
    walk.found.push(`${path}: ${getJsonType(actual)} instead of ${getJsonType(recorded)}`);
    return;
  }
  if (getJsonType(recorded) !== 'object') return;
  const [want, have] = [recorded as JsonObject, actual as JsonObject];
  for (const name of new Set([...Object.keys(want), ...Object.keys(have)])) {
    if (!(name in have)) walk.found.push(`${path}/${name}: missing`);
    else if (!(name in want)) walk.found.push(`${path}/${name}: not in the recording`);
    else compareShape(`${path}/${name}`, want[name], have[name], walk);
  }
}
