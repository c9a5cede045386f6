import type { EventFrom, SnapshotFrom } from 'xstate';
import type { MessageId } from '../../src/messages/messages.ts';
import { getMessageId } from '../kit/messageIds.ts';
import type { FormChart } from './createForm.ts';
import { FIELD_TEXTS, type FormDefinition } from './formDefinition.ts';

/** What is told of a field: one of our texts, or the backend's own words. */
export type FieldMessage = { message: MessageId; values: Record<string, number> } | { words: string };

/** What a form's view may know and do. */
export const connectForm =
  ({ id, fields, incomplete, texts = {} }: FormDefinition) =>
  (state: SnapshotFrom<FormChart>, send: (event: EventFrom<FormChart>) => void) => {
    const { values, problems, backendMessages, returned } = state.context;
    const getId = (field: string) => `${id}-${field}`;
    const getFault = (field: string): FieldMessage | null => {
      const problem = problems[field];
      if (!problem) return null;
      if (problem === 'refused') return { words: backendMessages[field] ?? '' };
      const message = texts[`${field}.${problem}`] ?? texts[problem] ?? FIELD_TEXTS[problem];
      return { message, values: { n: fields[field]?.maxLength ?? 0 } };
    };
    const faulty = Object.entries(fields).filter(([field]) => problems[field]);
    const [first] = faulty;
    const lacksSomething = Object.values(problems).includes('missing');
    return {
      id,
      fields,
      values,
      idOf: getId,
      faultOf: getFault,
      isOpen: state.hasTag('open'),
      isSending: state.hasTag('sending'),
      /** The fields that must be mended, in their order. */
      faulty: faulty.map(([field, { label }]) => ({ id: getId(field), label })),
      /** What is told over the form of what must be mended. */
      summary: lacksSomething ? { message: incomplete.message, values: {} } : first ? getFault(first[0]) : null,
      returned,
      failure: state.hasTag('failed') ? getMessageId(state) : null,
      /** How it ended well. */
      sent: state.hasTag('sent') ? getMessageId(state) : null,
      open: () => send({ type: 'form.opened' }),
      close: () => send({ type: 'form.closed' }),
      type: (field: string, text: string) => send({ type: 'field.typed', field, text }),
      submit: () => send({ type: 'form.submitted' }),
    };
  };

export type FormView = ReturnType<ReturnType<typeof connectForm>>;
