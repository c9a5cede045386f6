import * as v from 'valibot';
import { persisted } from './persisted.ts';

/** Stands for each time that the device forgot somebody. */
const mark = v.string();

/** The last time that the device forgot somebody; every page and tab that began before it begins anew. */
export const forgottenStorage = persisted('forgotten', mark);

/** The last time that this tab has heard of. */
export const forgottenHereStorage = persisted('forgotten_here', mark, 'session');
