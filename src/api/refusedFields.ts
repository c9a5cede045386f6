import type { FormValues } from '../domain/form.ts';
import { type ApiProblem, isFailure } from './failure.ts';

/** JSON:API puts the path before its sentence once more. */
const PATH = /^([a-z_.\d]+): /;

/** A backend's sentence without the path that it begins with, which means nothing to a shopper. */
export const stripPath = (detail: string): string => detail.replace(PATH, '');

/**
 * The parts of a path that name a field: '/data/attributes/address/locality', 'address.0.locality' and a sentence that begins
 * with the latter are all 'address/locality', 'field_city_art.0.value' is 'field_city_art'.
 */
function getPath({ pointer, detail }: ApiProblem): string {
  const path = pointer.replace(/^\/data\/(attributes|relationships)\//, '') || (PATH.exec(detail)?.[1] ?? '');
  return path
    .split(/[/.]/)
    .filter((part) => part !== '' && part !== 'value' && !/^\d+$/.test(part))
    .join('/');
}

/**
 * What a refusal states about the fields of a form: the backend's sentences, by field; the first one of each. `names` has for
 * each field the backend's name, with a slash where it is a part of another ('address/locality'), or all of its names.
 */
export function findRefusedFields<Field extends string>(
  problems: readonly ApiProblem[],
  names: Readonly<Record<Field, string | readonly string[]>>,
): Partial<Record<Field, string>> {
  const byField = problems.flatMap((problem) => {
    const path = getPath(problem);
    const isNamed = (name: string) => path === name || path.split('/')[0] === name;
    const found = Object.entries<string | readonly string[]>(names).find(([, name]) => [name].flat().some(isNamed));
    return found ? [[found[0], stripPath(problem.detail)] as const] : [];
  });
  return Object.fromEntries(byField.reverse()) as Partial<Record<Field, string>>;
}

/** A form that the backend does not take: its sentences, by field. */
export type Refusal = { refusedFields: FormValues };

/**
 * The refusal that a sent form is answered with; null where the backend takes it.
 * @throws the failure itself where it names no field of the form
 */
export async function findRefusal(
  sent: Promise<unknown>,
  names: Readonly<Record<string, string>>,
): Promise<Refusal | null> {
  try {
    await sent;
    return null;
  } catch (failure) {
    if (!isFailure(failure, 'invalid')) throw failure;
    const refusedFields = findRefusedFields(failure.problems, names) as FormValues;
    if (Object.keys(refusedFields).length === 0) throw failure;
    return { refusedFields };
  }
}
