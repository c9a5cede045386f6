import { badRequest, Refusal } from './errors.ts';

/** A query string as PHP reads it: `a[b][c]=1` becomes nested, `a[]=1` counts up. */
export type Tree = { [key: string]: string | Tree };

const KNOWN = ['include', 'sort', 'filter', 'page', 'fields'];

/** Reads a query string into nested values; a repeated name keeps the last value. */
export function treeOf(search: URLSearchParams): Tree {
  const tree: Tree = Object.create(null);
  for (const [name, value] of search) {
    const keys = keysOf(name);
    let at = tree;
    for (const key of keys.slice(0, -1)) {
      const inner = at[key];
      const next: Tree = typeof inner === 'object' ? inner : Object.create(null);
      at[key] = next;
      at = next;
    }
    const last = keys.at(-1) as string;
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return tree;
}

const keysOf = (name: string): string[] => {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  return [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] as string)];
};

/** The parameter as a nested value; undefined when it is absent. Throws 400 when it is a plain string. */
export function nested(tree: Tree, name: string): Tree | undefined {
  const value = tree[name];
  if (typeof value !== 'string') return value;
  throw badRequest(`Unexpected value for parameter "${name}": expecting "array", got "string".`);
}

/** The value at a key as text; '' when it is nested, undefined when it is absent. */
export const plain = (tree: Tree, name: string): string | undefined => {
  const value = tree[name];
  return typeof value === 'object' ? '' : value;
};

// a custom parameter is a member name with at least one character that is no lowercase letter
const isCustom = (name: string) => /^[a-z0-9]([\w\- ]*[a-z0-9])?$/i.test(name) && /[^a-z]/.test(name);

/** Throws 400 for names that the standard keeps for itself, such as all in lowercase. */
export function refuseReserved(tree: Tree): void {
  const reserved = Object.keys(tree).filter((name) => !KNOWN.includes(name) && !isCustom(name));
  if (reserved.length === 0) return;
  const names = reserved.map((name) => `'${name}'`).join(', ');
  throw new Refusal(400, `The following query parameters violate the JSON:API spec: ${names}.`, {
    headers: { Link: 'http://jsonapi.org/format/#query-parameters' },
  });
}

/** The address of a request as Drupal writes it: parameters by name, brackets escaped, spaces as %20. */
export function normalisedUrl(base: string, pathname: string, search: URLSearchParams): string {
  const first = (name: string) => keysOf(name)[0] as string;
  const sorted = [...search].sort(([a], [b]) => (first(a) < first(b) ? -1 : first(a) > first(b) ? 1 : 0));
  return `${base}${pathname}${queryOf(sorted)}`;
}

/** Pairs as a query string with its question mark; '' for none. */
export const queryOf = (pairs: Iterable<[string, string]>): string => {
  const query = [...pairs].map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return query === '' ? '' : `?${query}`;
};

// http_build_query with RFC 3986: everything but the unreserved
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
