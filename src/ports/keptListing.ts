import * as v from 'valibot';
import type { Filters } from '../../machines/listing/filters.ts';
import { kept } from './storage.ts';

const names = v.array(v.string());

/** The filters of the art list, for the session. (CAT-07) */
export const keptFilters = kept<Filters>('artFilters', v.object({ themes: names, orientations: names }), 'session');
/** The page of the art list that was last open. (ART-03) */
export const keptListPath = kept<string>('art_list_path', v.pipe(v.string(), v.startsWith('/art')), 'session');
/** What the shopper is about: prints or framing. (CONF-28, CONF-29) */
export const keptArtMode = kept('artmode', v.picklist(['shopart', 'print', 'frame']));
export const keptFlowType = kept('flowtype', v.picklist(['shopart', 'framing']));
