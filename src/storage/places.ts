import * as v from 'valibot';
import { kept } from './kept.ts';

/** How far down in pixels each page of the tab's history was, by its entry and by its address; the latest at the end. */
export const keptPlaces = kept('places', v.array(v.tuple([v.string(), v.number()])), 'session');
