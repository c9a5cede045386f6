import * as v from 'valibot';
import type { FormValues } from '../domain/form.ts';
import { kept } from './storage.ts';
import { writtenAfterPaint } from './writtenAfterPaint.ts';

const texts = v.record(v.string(), v.string());

/** What was typed into a form and is not sent yet, for the session. */
export const keptForm = (name: string) => writtenAfterPaint(kept<FormValues>(`form_${name}`, texts, 'session'));
