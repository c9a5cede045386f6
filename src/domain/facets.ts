type Names = readonly string[];

/** Names by facet: what something can be found by, or what a list is narrowed to. */
export type FacetNames<Facet extends string> = { readonly [facet in Facet]?: Names | undefined };

/** The names of a facet with one added, or removed where it was there. */
export const toggleName = (names: Names, name: string): Names =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/**
 * Whether something is in a list that is narrowed. Names of one facet widen the list, facets narrow it: black or brown,
 * and modern. `except` is a facet that is left out. (FRAME-02)
 */
export function createMatcher<Facet extends string>(
  filters: FacetNames<Facet>,
  facets: readonly Facet[],
  except?: Facet,
): (values: FacetNames<Facet>) => boolean {
  const inForce = facets.filter((facet) => facet !== except && filters[facet]?.length);
  return (values) => inForce.every((facet) => values[facet]?.some((name) => filters[facet]?.includes(name)));
}

/** One name of a facet, and how many things there are under it and under what else is in force. */
export type FacetOption = { name: string; count: number; isOn: boolean };

/** Every name that some thing has of a facet; what is in force of the facet itself is left out of the counts. */
export function countOptions<Facet extends string>(
  things: readonly FacetNames<Facet>[],
  filters: FacetNames<Facet>,
  facets: readonly Facet[],
  facet: Facet,
): FacetOption[] {
  const matches = createMatcher(filters, facets, facet);
  const counts = new Map<string, number>();
  for (const values of things) {
    const isMatch = matches(values);
    for (const name of values[facet] ?? []) counts.set(name, (counts.get(name) ?? 0) + Number(isMatch));
  }
  return Array.from(counts, ([name, count]) => ({ name, count, isOn: filters[facet]?.includes(name) ?? false }));
}
