import { type JsonObject, toObject } from './entity.ts';
import { Refusal } from './errors.ts';

/** PHP reads no deeper, and neither could what is stored be written again. */
const MAX_DEPTH = 512;

/** A body's JSON object; {} for any other JSON value. Throws 400 with PHP's words for what is no JSON, or too deep. */
export function readJson(text: string): JsonObject {
  if (getDepth(text) > MAX_DEPTH) throw new Refusal(400, 'Maximum stack depth exceeded');
  try {
    return toObject(JSON.parse(text));
  } catch {
    throw new Refusal(400, 'Syntax error');
  }
}

/** The JSON object that a request posts, as `readJson` reads it. */
export const readPostedJson = async (request: Request): Promise<JsonObject> => readJson(await request.text());

/** How deep brackets nest outside of strings. */
function getDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isInString && character === '\\') index += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth);
    else if (!isInString && (character === ']' || character === '}')) depth -= 1;
  }
  return deepest;
}
