import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JsonObject } from '../../mocks/drupal/entity.ts';

/** One request that was sent to a real Drupal 10.4 with Commerce 3, and what it answered. */
export type Pair = {
  n: number;
  area: string;
  note: string;
  /** How that site was set up: 'core', or with one thing added. */
  phase: string;
  auth: string;
  request: {
    method: string;
    url: string;
    headers?: Record<string, string>;
    json?: JsonObject;
    text?: string;
    base64?: string;
    /** The body was large and is not stored. */
    filled?: true;
  };
  response: { status: number; headers: Record<string, string>; json?: JsonObject; text?: string };
};

/** The address that the recorded site goes by here. */
export const HOST = 'https://host.test';
/** When the first of the pairs was recorded, in milliseconds. */
export const RECORDED_AT = Date.parse('2026-11-21T02:32:10Z');

type Resource = JsonObject & {
  type: string;
  id: string;
  links?: { self: { href: string } };
  relationships?: Record<string, { data: unknown; links?: unknown }>;
};

/** The resource objects of a document: its data and what it includes. */
export function getResources(document: unknown): Resource[] {
  const { data, included } = (document ?? {}) as { data?: Resource | Resource[] | null; included?: Resource[] };
  return [data ?? [], included ?? []].flat().filter((item) => typeof item === 'object' && 'links' in item);
}

const VERSION = { version: '1.0', meta: { links: { self: { href: 'http://jsonapi.org/format/1.0/' } } } };

// What every document states in the same words is left out of the file: its version, and a relationship's two links
// where they are its resource's own address. A `null` stands where Drupal gave no links.
function restore(json: JsonObject | undefined): JsonObject | undefined {
  if (!json || !('data' in json || 'errors' in json)) return json;
  for (const { links, relationships = {} } of getResources(json)) {
    const [path, version] = (links?.self.href ?? '').split('?');
    const query = version === undefined ? '' : `?${version}`;
    for (const [name, relation] of Object.entries(relationships)) {
      if (relation.links === null) delete relation.links;
      else {
        relation.links = {
          related: { href: `${path}/${name}${query}` },
          self: { href: `${path}/relationships/${name}${query}` },
        };
      }
    }
  }
  return { jsonapi: VERSION, ...json };
}

/**
 * The recorded pairs in the order they were sent. The file names no machine: the site is host.test, its shop shop.test;
 * dates of answers, cache headers, cookies and pages' HTML are gone, tokens are names, and of a database's words only the
 * state is left.
 */
export const PAIRS: readonly Pair[] = readFileSync(resolve(import.meta.dirname, 'pairs.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const pair = JSON.parse(line) as Pair;
    const json = restore(pair.response.json);
    return { ...pair, response: { ...pair.response, ...(json ? { json } : {}) } };
  });
