import { type FormFields, type FormValues, formProblems } from '../../src/domain/form.ts';
import type { AskedEvent } from '../kit/samples.ts';
import type { FormChart, FormContext } from './createForm.ts';

/** Each field filled in with what is right. */
export const filling = (right: FormValues): AskedEvent<FormChart>[] =>
  Object.entries(right).map(([field, text]) => ({ type: 'field.typed', field, text }));

/** What of a form tells two visits of one state apart: which of its fields are wrong, and which are said to be. */
export const distinguishForm = (fields: FormFields) => (context: FormContext) => [
  formProblems(fields, context.values),
  Object.keys(context.problems),
];
