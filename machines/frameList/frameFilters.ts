import type { Frame } from '../../src/domain/frame.ts';
import type { Mode } from '../../src/domain/framingTerms.ts';

const FILTER_KINDS = ['colours', 'styles', 'collections', 'types'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** Names by what they say of a frame. */
export type FrameNames = Readonly<Record<FilterKind, readonly string[]>>;

export const NO_NAMES: FrameNames = { colours: [], styles: [], collections: [], types: [] };

/** The filters' parameters in an address; each may stand there several times. */
const PARAMS: Record<FilterKind, string> = {
  colours: 'color',
  styles: 'style',
  collections: 'collection',
  types: 'frametype',
};

const byKind = (names: (kind: FilterKind) => readonly string[]): FrameNames => ({
  colours: names('colours'),
  styles: names('styles'),
  collections: names('collections'),
  types: names('types'),
});

/** The filters that an address requests, known or not. */
export function parseFilters(search: string): FrameNames {
  const params = new URLSearchParams(search);
  return byKind((kind) => [...new Set(params.getAll(PARAMS[kind]))]);
}

/** Writes filters into an address's parameters, beside those that are none. */
export function withFilters(search: string, filters: FrameNames): string {
  const params = new URLSearchParams(search);
  for (const kind of FILTER_KINDS) {
    params.delete(PARAMS[kind]);
    for (const name of filters[kind]) params.append(PARAMS[kind], name);
  }
  return params.toString();
}

const NAMES_OF: Record<FilterKind, (frame: Frame) => readonly string[]> = {
  colours: ({ colours }) => colours,
  styles: ({ style }) => [style],
  collections: ({ collections }) => collections,
  types: ({ type }) => [type],
};

/** The filters of a mode: the type is requested only where a frame is what one came for. (FRAME-02, FRAME-03) */
export const getFilterKinds = (mode: Mode): readonly FilterKind[] =>
  mode === 'frame' ? FILTER_KINDS : FILTER_KINDS.filter((kind) => kind !== 'types');

/** The names that some frame goes by: in the order of the shop's lists, then those that stand in none of them. */
export function getFilterNames(frames: readonly Frame[], listed: FrameNames | null, mode: Mode): FrameNames {
  const kinds = getFilterKinds(mode);
  return byKind((kind) => {
    if (!kinds.includes(kind)) return [];
    const used = new Set(frames.flatMap(NAMES_OF[kind]).filter((name) => name !== ''));
    const inOrder = listed?.[kind].filter((name) => used.has(name)) ?? [];
    return [...new Set([...inOrder, ...used])];
  });
}

/** The filters without the names that are not known. */
export const keepKnownNames = (filters: FrameNames, names: FrameNames): FrameNames =>
  byKind((kind) => filters[kind].filter((name) => names[kind].includes(name)));

/** Do filters ask for a name that is not known? */
export const hasUnknown = (filters: FrameNames, names: FrameNames): boolean =>
  FILTER_KINDS.some((kind) => filters[kind].some((name) => !names[kind].includes(name)));

export const hasFilters = (filters: FrameNames): boolean => FILTER_KINDS.some((kind) => filters[kind].length > 0);

/** The filters with one name added, or taken away where it was there. */
export function toggleFilter(filters: FrameNames, kind: FilterKind, name: string): FrameNames {
  const names = filters[kind];
  return { ...filters, [kind]: names.includes(name) ? names.filter((other) => other !== name) : [...names, name] };
}

/** Names of one kind widen the list, kinds narrow it: black or brown, and modern. (FRAME-02) */
export const matchesFilters = (frame: Frame, filters: FrameNames): boolean =>
  FILTER_KINDS.every(
    (kind) => filters[kind].length === 0 || NAMES_OF[kind](frame).some((name) => filters[kind].includes(name)),
  );

/** How many frames there would be under this name alone of its kind, and all else as it stands. */
export const countMatches = (frames: readonly Frame[], filters: FrameNames, kind: FilterKind, name: string): number =>
  frames.filter((frame) => matchesFilters(frame, { ...filters, [kind]: [name] })).length;
