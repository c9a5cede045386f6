import { needs } from '../access.ts';
import type { Field, Kind } from '../fields.ts';

// short words, so that the tables of the schema read as tables
export const field = (kind: Kind, more: Omit<Field, 'kind'> = {}): Field => ({ kind, ...more });
export const text = field('text');
export const flag = (initial: boolean) => field('boolean', { initial });
export const stamp = field('time', { computed: true });
export const dates = { created: stamp, changed: stamp };
export const language = field('text', { initial: 'en', computed: true });
export const tags = field('json', { initial: [], computed: true });
export const path = field('path', { initial: { alias: null, pid: null, langcode: 'en' } });
export const one = (...to: string[]) => ({ to });
export const many = (...to: string[]) => ({ to, many: true }) as const;

/** Comes with the seed: nobody may write it. */
export const seededOnly = { create: needs(''), update: needs(''), remove: needs('') };
