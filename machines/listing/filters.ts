/** What narrows the art list: names of collections (themes) and of orientations. */
export type Filters = { themes: readonly string[]; orientations: readonly string[] };

export const NO_FILTERS: Filters = { themes: [], orientations: [] };

/** The filters with one name added, or removed where it was there. */
export function toggleFilter(filters: Filters, kind: keyof Filters, name: string): Filters {
  const names = filters[kind];
  return { ...filters, [kind]: names.includes(name) ? names.filter((other) => other !== name) : [...names, name] };
}

const isSameNames = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name) => b.includes(name));

/** Do both narrow the list alike, in whatever order their names stand? */
export const areSameFilters = (a: Filters, b: Filters) =>
  isSameNames(a.themes, b.themes) && isSameNames(a.orientations, b.orientations);
