import type { JsonObject } from './entity.ts';
import { VERSION } from './errors.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** JSON in UTF-8. Handed on as bytes, since a text would be gone through twice more on its way into a response. */
export const encodeJson = (value: JsonObject): Bytes => encoder.encode(JSON.stringify(value));

type Parts = { data: string[]; included: string[]; meta: JsonObject; links: JsonObject };

/** A document of many resource objects that are written already, in the order of members that `createDocument` has. */
export function encodeList({ data, included, meta, links }: Parts): Bytes {
  return joined([
    `{"jsonapi":${JSON.stringify(VERSION)},"data":[`,
    ...listed(data),
    ...(included.length > 0 ? ['],"included":[', ...listed(included)] : []),
    `]${Object.keys(meta).length > 0 ? `,"meta":${JSON.stringify(meta)}` : ''},"links":${JSON.stringify(links)}}`,
  ]);
}

const listed = (texts: readonly string[]): string[] => texts.flatMap((text, at) => (at === 0 ? [text] : [',', text]));

// one desk for all: large buffers that come and go make the collector go through the whole catalogue again and again
let desk: Bytes = new Uint8Array(2 ** 20);

/** The texts as bytes of their own: a response of WebKit does not copy what it is given until it is read. */
function joined(texts: readonly string[]): Bytes {
  const most = 3 * texts.reduce((length, text) => length + text.length, 0);
  if (most > desk.length) desk = new Uint8Array(2 * most);
  let at = 0;
  for (const text of texts) at += encoder.encodeInto(text, desk.subarray(at)).written;
  return desk.slice(0, at);
}
