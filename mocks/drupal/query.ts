import { Refusal } from './errors.ts';
import type { Tree } from './tree.ts';

const STANDARD_PARAMETERS = ['include', 'sort', 'filter', 'page', 'fields'];

/** The parameter as a nested value; undefined when it is absent. Throws 400 when it is a plain string. */
export function getNested(tree: Tree, name: string): Tree | undefined {
  const value = tree[name];
  if (typeof value !== 'string') return value;
  throw new Refusal(400, `Unexpected value for parameter "${name}": expecting "array", got "string".`);
}

/** The value at a key as text; '' when it is nested, undefined when it is absent. */
export const getText = (tree: Tree, name: string): string | undefined => {
  const value = tree[name];
  return typeof value === 'object' ? '' : value;
};

// a custom parameter is a member name with at least one character that is no lowercase letter
const isCustom = (name: string) => /^[a-z0-9]([\w\- ]*[a-z0-9])?$/i.test(name) && /[^a-z]/.test(name);

/** Throws 400 for names that the standard keeps for itself, such as all in lowercase. */
export function assertNoReservedNames(tree: Tree): void {
  const reserved = Object.keys(tree).filter((name) => !STANDARD_PARAMETERS.includes(name) && !isCustom(name));
  if (reserved.length === 0) return;
  const names = reserved.map((name) => `'${name}'`).join(', ');
  throw new Refusal(400, `The following query parameters violate the JSON:API spec: ${names}.`, {
    headers: { Link: 'http://jsonapi.org/format/#query-parameters' },
  });
}
