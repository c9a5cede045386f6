import { type JsonObject, toObject } from './entity.ts';
import { badRequest } from './errors.ts';

/** PHP reads no deeper, and neither could what is stored be written again. */
const DEEPEST = 512;

/** A body's JSON object; {} for any other JSON value. Throws 400 with PHP's words for what is no JSON, or too deep. */
export function readJson(text: string): JsonObject {
  if (getDepth(text) > DEEPEST) throw badRequest('Maximum stack depth exceeded');
  try {
    return toObject(JSON.parse(text));
  } catch {
    throw badRequest('Syntax error');
  }
}

/** The JSON object that a request posts, as `readJson` reads it. */
export const readPostedJson = async (request: Request): Promise<JsonObject> => readJson(await request.text());

/** How deep brackets nest outside of strings. */
function getDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (inString && sign === '\\') at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && (sign === '[' || sign === '{')) deepest = Math.max(deepest, ++depth);
    else if (!inString && (sign === ']' || sign === '}')) depth -= 1;
  }
  return deepest;
}
