import type { FilterKind } from '../../../machines/frameList/frameFilters.ts';

/** The filters under the specification's names. (FRAME-02, FRAME-03) */
export const FILTER_NAMES: Record<FilterKind, string> = {
  colours: 'Colors',
  styles: 'Frame Style',
  collections: 'Collections',
  types: 'Type',
};

/** '1 frame', '30 frames' */
export const framesOfNumber = (count: number) => (count === 1 ? '1 frame' : `${count} frames`);
