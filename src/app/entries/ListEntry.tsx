import type { ListArea } from '../../domain/listArea.ts';

/** A list of the shop by its area, with its chart's ports filled. */
export const ListEntry = (_: { area: Exclude<ListArea, 'art'> }) => null;
