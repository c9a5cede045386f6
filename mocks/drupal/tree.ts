/** A query string as PHP reads it: `a[b][c]=1` becomes nested, `a[]=1` counts up. */
export type Tree = { [key: string]: string | Tree };

/** PHP passes over what is nested deeper. */
const DEEPEST = 64;

/** Reads a query string into nested values; a repeated name keeps the last value. */
export function parseTree(search: Iterable<[string, string]>): Tree {
  const tree: Tree = Object.create(null);
  for (const [name, value] of search) {
    const keys = getKeys(name);
    if (keys.length > DEEPEST) continue;
    let at = tree;
    for (const key of keys.slice(0, -1)) at = inner(at, nextKey(at, key));
    at[nextKey(at, keys.at(-1) as string)] = value;
  }
  return tree;
}

const nextKey = (at: Tree, key: string) => (key === '' ? String(Object.keys(at).length) : key);

function inner(at: Tree, key: string): Tree {
  const known = at[key];
  if (typeof known === 'object') return known;
  const made: Tree = Object.create(null);
  at[key] = made;
  return made;
}

const getKeys = (name: string): string[] => {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  return [name.slice(0, open), ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] as string)];
};

/** An address as Drupal writes it into its documents: parameters by name, brackets escaped, spaces as %20. */
export function normalizeAddress(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const tree = parseTree(searchParams);
  const names = Object.keys(tree).sort();
  return `${origin}${pathname}${formatQuery(Object.fromEntries(names.map((name) => [name, tree[name] as string | Tree])))}`;
}

/** Nested values as a query string with its question mark; '' for none. */
export const formatQuery = (tree: Tree): string => {
  const query = getPairs(tree)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return query === '' ? '' : `?${query}`;
};

const getPairs = (tree: Tree, outer = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = outer === '' ? key : `${outer}[${key}]`;
    return typeof value === 'string' ? [[name, value]] : getPairs(value, name);
  });

// http_build_query with RFC 3986: everything but the unreserved
const encode = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
