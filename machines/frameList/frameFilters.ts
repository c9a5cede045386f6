import { countOptions, createMatcher, type FacetOption } from '../../src/domain/facets.ts';
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

const toFrameNames = ({ colours, style, collections, type }: Frame): FrameNames => ({
  colours,
  styles: [style],
  collections,
  types: [type],
});

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
export function getFrameOptions(
  frames: readonly Frame[],
  filters: FrameNames,
  listed: FrameNames | null,
  facet: FrameFacet,
): FacetOption[] {
  const options = countOptions(frames.map(toFrameNames), filters, FRAME_FACETS, facet);
  const inOrder = (listed?.[facet] ?? []).flatMap((name) => options.find((option) => option.name === name) ?? []);
  return [...new Set([...inOrder, ...options])].filter(({ name }) => name !== '');
}

export const hasFilters = (filters: FrameNames): boolean => FRAME_FACETS.some((facet) => filters[facet].length > 0);

/** The frames that the filters leave. */
export function filterFrames(frames: readonly Frame[], filters: FrameNames): Frame[] {
  const matches = createMatcher(filters, FRAME_FACETS);
  return frames.filter((frame) => matches(toFrameNames(frame)));
}
