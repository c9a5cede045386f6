import * as v from 'valibot';
import { persisted } from './persisted.ts';

/** How far down in pixels each page of the tab's history was, by its entry and by its address; the latest at the end. */
export const scrollPositionStorage = persisted('places', v.array(v.tuple([v.string(), v.number()])), 'session');
