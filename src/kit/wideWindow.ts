import { mediaHook } from './media.ts';

/** Is the window wider than 992 px, where carousels show more? A desk where there is no window. (HOME-18) */
export const useWideWindow = mediaHook('(width > 992px)', true);
