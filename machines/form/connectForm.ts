import type { EventFrom, SnapshotFrom } from 'xstate';
import { formMessages } from '../../src/messages/forms.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { getMessageId } from '../kit/meta.ts';
import type { FormChart } from './createForm.ts';
import type { FormDefinition, FormOutcome } from './formDefinition.ts';

/** What a form's view may know and do. */
export const connectForm =
  <Id extends string>({ id, fields, messages, incomplete, texts = {}, outcomes, failure }: FormDefinition<Id>) =>
  (state: SnapshotFrom<FormChart>, send: (event: EventFrom<FormChart>) => void) => {
    const { values, problems, backendMessages, returnCount } = state.context;
    const getId = (field: string) => `${id}-${field}`;
    const format = (message: Id | null) => message && formatMessage(messages[message]);
    /** What is shown at a field: one of our texts, or the backend's own words. */
    const getFault = (field: string): string | null => {
      const problem = problems[field];
      if (!problem) return null;
      if (problem === 'refused') return backendMessages[field] ?? '';
      const own = texts[`${field}.${problem}`] ?? texts[problem];
      if (own) return format(own);
      return formatMessage(formMessages[`form.${problem}`], { n: fields[field]?.maxLength ?? 0 });
    };
    const faulty = Object.entries(fields).filter(([field]) => problems[field]);
    const [first] = faulty;
    const ending = Object.values<FormOutcome<Id>>(outcomes).find(({ message }) => message === getMessageId(state));
    const isIncomplete = Object.values(problems).includes('missing');
    return {
      id,
      fields,
      values,
      getFieldId: getId,
      getFault,
      isOpen: state.hasTag('open'),
      /** Is it sent once its picture is there? */
      isWaiting: state.hasTag('waiting'),
      isSending: state.hasTag('sending'),
      /** The fields that must be mended, in their order. */
      invalidFields: faulty.map(([field, { label }]) => ({ id: getId(field), label })),
      /** What is shown over the form of what must be mended. */
      summary: isIncomplete ? format(incomplete.message) : first ? getFault(first[0]) : null,
      returnCount,
      failureMessage: state.hasTag('failed') ? format(failure.message) : null,
      /** How it ended well. */
      successMessage: ending && state.hasTag('sent') ? format(ending.message) : null,
      open: () => send({ type: 'form.opened' }),
      close: () => send({ type: 'form.closed' }),
      type: (field: string, text: string) => send({ type: 'field.typed', field, text }),
      submit: () => send({ type: 'form.submitted' }),
    };
  };

export type FormView = ReturnType<ReturnType<typeof connectForm>>;
