import type { FieldProblem } from '../domain/form.ts';
import { formMessages } from '../messages/forms.ts';
import { formatMessage, type Message } from '../messages/message.ts';

/** What a form says of a problem at one field (`field.problem`) or at any; what is left out, any form says alike. */
export type ProblemTexts<Problem extends string> = Readonly<Record<Exclude<Problem, FieldProblem>, Message>> &
  Readonly<Record<string, Message>>;

/** What is shown at a field with a problem; `maxLength` in characters. */
export function formatProblem<Problem extends string>(
  texts: ProblemTexts<Problem>,
  problem: Problem,
  field: string,
  maxLength: number,
): string {
  const byName: Readonly<Record<string, Message | undefined>> = texts;
  const own = byName[`${field}.${problem}`] ?? byName[problem];
  return own ? formatMessage(own) : formatMessage(formMessages[`form.${problem as FieldProblem}`], { n: maxLength });
}
