import { PREVIEW_VIEWS } from '../../machines/preview/previewContext.ts';
import { oneOf } from './plainShapes.ts';
import { kept } from './storage.ts';

/** Which view was open last. (CONF-27) */
export const keptView = kept('showimage', oneOf(PREVIEW_VIEWS));
