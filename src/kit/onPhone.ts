import { mediaHook } from './media.ts';

/** Is the window as narrow as a phone's? Only for what CSS cannot do; a desk where there is no window. (CONST-05) */
export const useOnPhone = mediaHook('(width <= 576px)', false);
