import type { FormResult } from '../../machines/form/formDefinition.ts';
import { isFailure } from '../api/failure.ts';
import type { BackendFieldNames } from '../domain/form.ts';

/** '/data/attributes/field_city_art/0/value' and 'field_city_art.0.value' both tell of 'field_city_art'. */
const nameIn = (pointer: string) => pointer.replace(/^\/data\/(attributes|relationships)\//, '').split(/[/.]/)[0] ?? '';

/**
 * What a refusal states about the fields of a form: the backend's sentences, by field.
 * @throws the failure itself where it tells of no field of the form
 */
export function parseRefusedFields(failure: unknown, names: BackendFieldNames): FormResult {
  if (!isFailure(failure, 'invalid')) throw failure;
  const refused = failure.problems.flatMap(({ pointer, detail }) => {
    const refusedName = nameIn(pointer);
    const field = Object.keys(names).find((each) => names[each] === refusedName);
    // JSON:API puts the pointer before its sentence once more.
    return field ? [[field, detail.replace(/^[\w.]+: /, '')] as const] : [];
  });
  if (refused.length === 0) throw failure;
  return { refused: Object.fromEntries(refused.reverse()) };
}
