import { needs } from '../access.ts';
import type { Field, Kind } from '../fields.ts';

// Short words, so that the tables of the schema read as tables.

/** A field of a kind, with what else is to be said of it. */
export const field = (kind: Kind, more: Omit<Field, 'kind'> = {}): Field => ({ kind, ...more });
export const text = field('text');
/** A yes or no that begins as `initial`. */
export const flag = (initial: boolean) => field('boolean', { default: initial });
export const stamp = field('time', { isComputed: true });
export const dates = { created: stamp, changed: stamp };
export const language = field('text', { default: 'en', isComputed: true });
export const tags = field('json', { default: [], isComputed: true });
export const path = field('path', { default: { alias: null, pid: null, langcode: 'en' } });
/** A relationship to one entity of any of these types. */
export const one = (...to: string[]) => ({ to });
/** A relationship to any number of entities of these types. */
export const many = (...to: string[]) => ({ to, isMultiple: true }) as const;

/** Comes with the seed: nobody may write it. */
export const seededOnly = { create: needs(''), update: needs(''), remove: needs('') };
