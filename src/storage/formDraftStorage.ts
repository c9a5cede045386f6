import * as v from 'valibot';
import type { FormValues } from '../domain/form.ts';
import { persisted } from './persisted.ts';
import { writeAfterPaint } from './writeAfterPaint.ts';

/** What stands in each form that was begun, and who typed last; null for a guest. */
export type FormDrafts = { by: string | null; forms: Readonly<Record<string, FormValues>> };

const texts = v.record(v.string(), v.string());
const FormDrafts = v.object({ by: v.nullable(v.string()), forms: v.record(v.string(), texts) });
export const formDraftStorage = writeAfterPaint(persisted<FormDrafts>('forms', FormDrafts, 'session'));
