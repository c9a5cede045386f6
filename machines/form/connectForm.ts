import type { EventFrom, SnapshotFrom } from 'xstate';
import type { MessageId } from '../../src/messages/messages.ts';
import { saysOf } from '../kit/saysOf.ts';
import type { FormChart } from './createForm.ts';
import { FIELD_TEXTS, type FormDefinition } from './formDefinition.ts';

/** What is told of a field: one of our texts, or the backend's own words. */
export type FieldTold = { says: MessageId; values: Record<string, number> } | { words: string };

/** What a form's view may know and do. */
export const connectForm =
  ({ id, fields, incomplete, texts = {} }: FormDefinition) =>
  (state: SnapshotFrom<FormChart>, send: (event: EventFrom<FormChart>) => void) => {
    const { values, problems, told, returned } = state.context;
    const idOf = (field: string) => `${id}-${field}`;
    const faultOf = (field: string): FieldTold | null => {
      const problem = problems[field];
      if (!problem) return null;
      if (problem === 'refused') return { words: told[field] ?? '' };
      const says = texts[`${field}.${problem}`] ?? texts[problem] ?? FIELD_TEXTS[problem];
      return { says, values: { n: fields[field]?.longest ?? 0 } };
    };
    const faulty = Object.entries(fields).filter(([field]) => problems[field]);
    const [first] = faulty;
    const lacksSomething = Object.values(problems).includes('missing');
    return {
      id,
      fields,
      values,
      idOf,
      faultOf,
      isOpen: state.hasTag('open'),
      isSending: state.hasTag('sending'),
      /** The fields that must be mended, in their order. */
      faulty: faulty.map(([field, { label }]) => ({ id: idOf(field), label })),
      /** What is told over the form of what must be mended. */
      summary: lacksSomething ? { says: incomplete.says, values: {} } : first ? faultOf(first[0]) : null,
      returned,
      failure: state.hasTag('failed') ? saysOf(state) : null,
      /** How it ended well. */
      sent: state.hasTag('sent') ? saysOf(state) : null,
      open: () => send({ type: 'form.opened' }),
      close: () => send({ type: 'form.closed' }),
      type: (field: string, text: string) => send({ type: 'field.typed', field, text }),
      submit: () => send({ type: 'form.submitted' }),
    };
  };

export type FormView = ReturnType<ReturnType<typeof connectForm>>;
