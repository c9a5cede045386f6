import * as v from 'valibot';
import { PREVIEW_VIEWS } from '../../machines/preview/previewContext.ts';
import { kept } from './kept.ts';

/** Which view was open last. (CONF-27) */
export const keptView = kept('showimage', v.picklist(PREVIEW_VIEWS));
