import * as v from 'valibot';
import type { FormValues } from '../domain/form.ts';
import { type Kept, kept } from './storage.ts';
import { writtenAfterPaint } from './writtenAfterPaint.ts';

const texts = v.record(v.string(), v.string());
const known = new Map<string, Kept<FormValues>>();

/** What was typed into a form and is not sent yet, for the session. */
export function keptForm(name: string): Kept<FormValues> {
  // One for each name, so that who comes back at once is told what was not written yet.
  const here = known.get(name) ?? writtenAfterPaint(kept<FormValues>(`form_${name}`, texts, 'session'));
  known.set(name, here);
  return here;
}
