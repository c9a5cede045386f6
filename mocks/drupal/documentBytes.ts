import { resourceOf, type Writing } from './document.ts';
import type { Entity, JsonObject } from './entity.ts';
import { VERSION } from './errors.ts';
import { mayRead } from './mayRead.ts';
import { memoryOf } from './remembered.ts';
import type { ResourceType } from './resourceType.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** JSON in UTF-8. Handed on as bytes, since a text would be gone through twice more on its way into a response. */
export const bytesOf = (value: JsonObject): Bytes => encoder.encode(JSON.stringify(value));

/**
 * A resource object in JSON. Kept, for lists show the same entities again and again and writing them takes most of a
 * call's time. Whoever asks, it is the same for all who may read it, and for all who may not, save for what is shown to
 * an owner alone.
 */
export function resourceBytes(entity: Entity, writing: Writing): Bytes {
  const { store, caller, base, fields } = writing;
  if (hasOwn(store.schema[entity.type] as ResourceType)) return bytesOf(resourceOf(entity, writing));
  const readable = mayRead(entity, caller, store) === true;
  const form = `${readable} ${base} ${fields.get(entity.type)?.join() ?? '*'}`;
  return memoryOf(store).recallOf(entity, form, (source) => bytesOf(resourceOf(entity, { ...writing, store: source })));
}

const withOwn = new WeakMap<ResourceType, boolean>();

function hasOwn(resource: ResourceType): boolean {
  const known = withOwn.get(resource) ?? Object.values(resource.attributes).some(({ own }) => own);
  withOwn.set(resource, known);
  return known;
}

/** A document of many resource objects that are written already, in the order of members that `documentOf` has. */
export function listBytes(parts: { data: Bytes[]; included: Bytes[]; meta: JsonObject; links: JsonObject }): Bytes {
  const { data, included, meta, links } = parts;
  return joined([
    encoder.encode(`{"jsonapi":${JSON.stringify(VERSION)},"data":[`),
    ...listed(data),
    ...(included.length > 0 ? [encoder.encode('],"included":['), ...listed(included)] : []),
    encoder.encode(
      `]${Object.keys(meta).length > 0 ? `,"meta":${JSON.stringify(meta)}` : ''},"links":${JSON.stringify(links)}}`,
    ),
  ]);
}

const COMMA = encoder.encode(',');

const listed = (parts: readonly Bytes[]): Bytes[] => parts.flatMap((part, at) => (at === 0 ? [part] : [COMMA, part]));

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
