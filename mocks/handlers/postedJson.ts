import type { JsonObject } from '../drupal/entity.ts';
import { readJson } from '../drupal/readJson.ts';

/** The posted JSON object; {} for any other JSON value. Throws 400 'Syntax error' for what is no JSON. */
export const readPostedJson = async (request: Request): Promise<JsonObject> => readJson(await request.text());
