import { type FormFields, validateForm } from '../../src/domain/form.ts';
import type { FormContext } from './form.setup.ts';

/** A field of a form is typed into. */
export const createTypedEvent = (field: string, text: string) => ({ type: 'field.typed', field, text }) as const;

/** What of a form distinguishes two visits of one state: which of its fields are wrong, and which are said to be. */
export const distinguishForm = (fields: FormFields) => (context: FormContext) => [
  validateForm(fields, context.values),
  Object.keys(context.problems),
];
