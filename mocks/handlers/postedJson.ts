import { type JsonObject, objectOf } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';

/** The posted JSON object; {} for any other JSON value. Throws 400 'Syntax error' for what is no JSON. */
export async function postedJson(request: Request): Promise<JsonObject> {
  try {
    return objectOf(JSON.parse(await request.text()));
  } catch {
    throw new Refusal(400, 'Syntax error');
  }
}
