/** A query string as PHP reads it: `a[b][c]=1` becomes nested, `a[]=1` counts up. */
export type Tree = { [key: string]: string | Tree };

/** PHP passes over what is nested deeper. */
const MAX_DEPTH = 64;

/** Reads a query string into nested values; a repeated name keeps the last value. */
export function parseTree(search: Iterable<[string, string]>): Tree {
  const tree: Tree = Object.create(null);
  for (const [name, value] of search) {
    const keys = getKeys(name);
    if (keys.length > MAX_DEPTH) continue;
    let node = tree;
    for (const key of keys.slice(0, -1)) node = getSubtree(node, nextKey(node, key));
    node[nextKey(node, keys.at(-1) as string)] = value;
  }
  return tree;
}

const nextKey = (node: Tree, key: string) => (key === '' ? String(Object.keys(node).length) : key);

function getSubtree(node: Tree, key: string): Tree {
  const existing = node[key];
  if (typeof existing === 'object') return existing;
  const created: Tree = Object.create(null);
  node[key] = created;
  return created;
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
  const query = flattenTree(tree)
    .map(([name, value]) => `${encodeRaw(name)}=${encodeRaw(value)}`)
    .join('&');
  return query === '' ? '' : `?${query}`;
};

const flattenTree = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    return typeof value === 'string' ? [[name, value]] : flattenTree(value, name);
  });

/** As PHP's rawurlencode does: everything but the unreserved of RFC 3986. */
export const encodeRaw = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
