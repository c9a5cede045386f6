import type { BackendFieldNames } from './form.ts';

/** What a backend has against one field: where it stands in what was sent, and its sentence about it. */
type FieldError = { pointer: string; detail: string };

/** JSON:API puts the path before its sentence once more. */
const PATH = /^([a-z_.\d]+): /;

/**
 * The parts of a path that name a field: '/data/attributes/address/locality', 'address.0.locality' and a sentence that begins
 * with the latter are all 'address/locality', 'field_city_art.0.value' is 'field_city_art'.
 */
function getPath({ pointer, detail }: FieldError): string {
  const path = pointer.replace(/^\/data\/(attributes|relationships)\//, '') || (PATH.exec(detail)?.[1] ?? '');
  return path
    .split(/[/.]/)
    .filter((part) => part !== '' && part !== 'value' && !/^\d+$/.test(part))
    .join('/');
}

/**
 * What a refusal states about the fields of a form: the backend's sentences, by field; the first one of each. `names` has for
 * each field the backend's name, with a slash where it is a part of another ('address/locality').
 */
export function findRefusedFields<Field extends string>(
  complaints: readonly FieldError[],
  names: Readonly<Partial<Record<Field, string>>> | BackendFieldNames,
): Partial<Record<Field, string>> {
  const byField = complaints.flatMap((complaint) => {
    const path = getPath(complaint);
    const found = Object.entries(names).find(([, name]) => path === name || path.split('/')[0] === name);
    return found ? [[found[0], complaint.detail.replace(PATH, '')] as const] : [];
  });
  return Object.fromEntries(byField.reverse()) as Partial<Record<Field, string>>;
}
