import type { FormResult } from '../../machines/form/formDefinition.ts';
import { isFailure } from '../api/failure.ts';
import { findRefusedFields } from '../api/refusedFields.ts';
import type { BackendFieldNames } from '../domain/form.ts';

/**
 * What a refusal states about the fields of a form: the backend's sentences, by field.
 * @throws the failure itself where it names no field of the form
 */
export function parseRefusedFields(failure: unknown, names: BackendFieldNames): FormResult {
  if (!isFailure(failure, 'invalid')) throw failure;
  const refused = findRefusedFields(failure.problems, names);
  if (Object.keys(refused).length === 0) throw failure;
  return { refusedFields: refused as Record<string, string> };
}
