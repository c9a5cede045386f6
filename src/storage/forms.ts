import * as v from 'valibot';
import type { FormValues } from '../domain/form.ts';
import { kept } from './kept.ts';
import { writtenAfterPaint } from './writtenAfterPaint.ts';

/** What stands in each form that was begun, and who typed last; null for a guest. */
export type Begun = { by: string | null; forms: Readonly<Record<string, FormValues>> };

const texts = v.record(v.string(), v.string());
const Begun = v.object({ by: v.nullable(v.string()), forms: v.record(v.string(), texts) });
export const keptForms = writtenAfterPaint(kept<Begun>('forms', Begun, 'session'));
