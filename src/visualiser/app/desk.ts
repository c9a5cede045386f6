import { mediaHook } from '../../kit/media.ts';

/** Is there room for list, diagram and panel beside each other? Else they stand below each other, the list behind a button. */
export const useDesk = mediaHook('(width > 900px)', true);
