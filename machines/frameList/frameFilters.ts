import type { Frame } from '../../src/domain/frame.ts';
import type { Mode } from '../../src/domain/framingTerms.ts';

const FRAME_FACETS = ['colours', 'styles', 'collections', 'types'] as const;
export type FrameFacet = (typeof FRAME_FACETS)[number];

/** Names by what they say of a frame. */
export type FrameNames = Readonly<Record<FrameFacet, readonly string[]>>;

export const NO_NAMES: FrameNames = { colours: [], styles: [], collections: [], types: [] };

/** The filters' parameters in an address; each may stand there several times. */
const PARAMS: Record<FrameFacet, string> = {
  colours: 'color',
  styles: 'style',
  collections: 'collection',
  types: 'frametype',
};

const byFacet = (names: (facet: FrameFacet) => readonly string[]): FrameNames => ({
  colours: names('colours'),
  styles: names('styles'),
  collections: names('collections'),
  types: names('types'),
});

/** Writes filters into an address's parameters, beside those that are none. */
export function withFilters(search: string, filters: FrameNames): string {
  const params = new URLSearchParams(search);
  for (const facet of FRAME_FACETS) {
    params.delete(PARAMS[facet]);
    for (const name of filters[facet]) params.append(PARAMS[facet], name);
  }
  return params.toString();
}

const NAMES_OF: Record<FrameFacet, (frame: Frame) => readonly string[]> = {
  colours: ({ colours }) => colours,
  styles: ({ style }) => [style],
  collections: ({ collections }) => collections,
  types: ({ type }) => [type],
};

/** The filters of a mode: the type is requested only where a frame is what one came for. (FRAME-02, FRAME-03) */
export const getFrameFacets = (mode: Mode): readonly FrameFacet[] =>
  mode === 'frame' ? FRAME_FACETS : FRAME_FACETS.filter((facet) => facet !== 'types');

/** The filters that an address requests, whether or not a frame goes by them. */
export function parseFilters(search: string, mode: Mode): FrameNames {
  const params = new URLSearchParams(search);
  const facets = getFrameFacets(mode);
  return byFacet((facet) => (facets.includes(facet) ? [...new Set(params.getAll(PARAMS[facet]))] : []));
}

/** The names that some frame goes by: in the order of the shop's lists, then those that stand in none of them. */
export function getFilterNames(frames: readonly Frame[], listed: FrameNames | null, mode: Mode): FrameNames {
  const facets = getFrameFacets(mode);
  return byFacet((facet) => {
    if (!facets.includes(facet)) return [];
    const used = new Set(frames.flatMap(NAMES_OF[facet]).filter((name) => name !== ''));
    const inOrder = listed?.[facet].filter((name) => used.has(name)) ?? [];
    return [...new Set([...inOrder, ...used])];
  });
}

export const hasFilters = (filters: FrameNames): boolean => FRAME_FACETS.some((facet) => filters[facet].length > 0);

/** Names of one facet widen the list, facets narrow it: black or brown, and modern. (FRAME-02) */
export const matchesFilters = (frame: Frame, filters: FrameNames): boolean =>
  FRAME_FACETS.every(
    (facet) => filters[facet].length === 0 || NAMES_OF[facet](frame).some((name) => filters[facet].includes(name)),
  );

/** How many frames there would be under this name alone of its facet, and all else as it stands. */
export const countMatches = (frames: readonly Frame[], filters: FrameNames, facet: FrameFacet, name: string): number =>
  frames.filter((frame) => matchesFilters(frame, { ...filters, [facet]: [name] })).length;
