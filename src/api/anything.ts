import * as v from 'valibot';

/** The answer of a call of which nothing is read: any JSON, or none; a page of HTML is no answer. */
export const anything = v.custom<unknown>((value) => value !== undefined, 'not JSON');
