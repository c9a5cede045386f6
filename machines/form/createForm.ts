import { assign, emit, setup } from 'xstate';
import {
  createEmptyForm,
  type FormProblems,
  type FormValues,
  isBlank,
  normalizeForm,
  pickFormValues,
  validateForm,
} from '../../src/domain/form.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { FormDefinition, FormResult, FormSubmission } from './formDefinition.ts';

type FieldInput = { field: string; text: string };

export type FormContext = {
  purpose: string;
  values: FormValues;
  problems: FormProblems;
  /** The backend's own sentences, by field. */
  backendMessages: FormValues;
  /** How often something was shown over the form, so that each time is announced anew. */
  returnCount: number;
  /** Is a picture of it on its way to the backend? */
  isUploading: boolean;
};

type Tag = 'open' | 'waiting' | 'sending' | 'sent' | 'failed';

const isRefusal = (answer: FormResult): answer is { refusedFields: FormValues } => typeof answer !== 'string';

/**
 * The chart of a form: it is filled in, checked, sent once, and sent back to be mended where something is wrong. What was
 * typed stays until it was sent.
 */
export function createForm(form: FormDefinition<string>) {
  const { id, fields, isDialog = false } = form;
  const hasPicture = Object.values(fields).some(({ control }) => control === 'picture');
  const dropPictures = (problems: FormProblems): FormProblems =>
    Object.fromEntries(Object.entries(problems).filter(([field]) => fields[field]?.control !== 'picture'));
  const recalled = {
    guard: 'isUntouched' as const,
    description: 'What was typed before in this session stands there again',
    actions: { type: 'recall' as const, params: ({ event }: { event: { values: FormValues } }) => event.values },
  };
  const closed = {
    description: 'Only the button that opens it is there',
    on: { 'form.opened': { target: 'editing', description: 'The form is wanted' }, 'form.recalled': recalled },
  };
  const uploadTransitions = {
    'upload.begun': { description: 'A picture of it is on its way', actions: 'beginUpload' as const },
    'upload.ended': { description: 'It arrived, or never will', actions: 'endUpload' as const },
  };
  const waitingTransition = {
    guard: 'isUploading' as const,
    target: 'waiting',
    description: 'Only the picture is not there yet',
  };
  const waiting = {
    description: 'It is sent as soon as its picture is there',
    tags: ['open' as const, 'waiting' as const],
    meta: { messages: ['form.waiting'], requires: form.sendingRequires },
    on: {
      'field.typed': {
        guard: { type: 'isOther' as const, params: ({ event }: { event: FieldInput }) => event },
        description: 'A field is changed meanwhile',
        actions: { type: 'type' as const, params: ({ event }: { event: FieldInput }) => event },
      },
      'upload.ended': {
        target: 'checking',
        description: 'The picture arrived, or never will',
        actions: 'endUpload' as const,
      },
    },
  };
  const sentStates = Object.fromEntries(
    Object.entries(form.outcomes).map(([name, { description, message, requires }]) => [
      name,
      { description, meta: { messages: [message], requires } },
    ]),
  );
  const succeeded = {
    description: 'It was sent, and the form is empty again',
    tags: ['open' as const, 'sent' as const],
    initial: Object.keys(form.outcomes)[0] ?? '',
    on: {
      'field.typed': {
        guard: { type: 'isOther' as const, params: ({ event }: { event: FieldInput }) => event },
        target: 'editing',
        description: 'Another one is begun',
        actions: { type: 'type' as const, params: ({ event }: { event: FieldInput }) => event },
      },
      'form.submitted': {
        description: 'Pressed again with nothing changed: the message is shown again',
        actions: 'again' as const,
      },
    },
    states: sentStates,
  };
  return setup({
    types: {
      input: {} as { about?: string } | undefined,
      context: {} as FormContext,
      events: {} as
        | { type: 'form.opened' }
        | { type: 'form.closed' }
        | { type: 'form.recalled'; values: FormValues }
        | ({ type: 'field.typed' } & FieldInput)
        | { type: 'form.submitted' }
        | { type: 'upload.begun' }
        | { type: 'upload.ended' },
      emitted: {} as Effect,
      meta: {} as Meta<string>,
      tags: {} as Tag,
    },
    actors: { sendForm: port<FormResult, FormSubmission>('sendForm') },
    guards: {
      isOther: ({ context }, { field, text }: FieldInput) =>
        context.values[field] !== (fields[field]?.sanitize?.(text) ?? text),
      isUntouched: ({ context }) => isBlank(context.values),
      lacksSomething: ({ context }) => Object.values(context.problems).includes('missing'),
      isUploading: ({ context }) => context.isUploading,
      hasProblems: ({ context }) => Object.keys(context.problems).length > 0,
      hasNoProblems: ({ context }) => Object.keys(context.problems).length === 0,
      lacksNothing: ({ context }) => !Object.values(context.problems).includes('missing'),
      isRefused: (_, answer: FormResult) => isRefusal(answer),
      endsIn: (_, { answer, ending }: { answer: FormResult; ending: string }) => answer === ending,
    },
    actions: {
      recall: assign((_, values: FormValues) => ({ values: pickFormValues(fields, values) })),
      type: assign(({ context }, { field, text }: FieldInput) => {
        const { [field]: mended, ...problems } = context.problems;
        return { values: { ...context.values, [field]: fields[field]?.sanitize?.(text) ?? text }, problems };
      }),
      check: assign(({ context: { values, isUploading } }) => {
        const problems = validateForm(fields, values);
        return { problems: isUploading ? dropPictures(problems) : problems };
      }),
      beginUpload: assign(({ context }) => ({ isUploading: true, problems: dropPictures(context.problems) })),
      endUpload: assign({ isUploading: false }),
      setProblems: assign((_, answer: FormResult) => {
        if (!isRefusal(answer)) return {};
        const problems: FormProblems = Object.fromEntries(
          Object.entries(answer.refusedFields).map(([field, words]) => [field, words === '' ? 'noPicture' : 'refused']),
        );
        return { problems, backendMessages: answer.refusedFields };
      }),
      again: assign(({ context }) => ({ returnCount: context.returnCount + 1 })),
      clear: assign({ values: createEmptyForm(fields), problems: {}, backendMessages: {} }),
      let: emit((_, effect: Effect) => effect),
      logFailure: emit((_, error: unknown) => ({ type: 'log', message: `${id} was not sent: ${String(error)}` })),
    },
  }).createMachine({
    id,
    description: form.description,
    context: ({ input }) => ({
      purpose: input?.about ?? '',
      values: createEmptyForm(fields),
      problems: {},
      backendMessages: {},
      returnCount: 0,
      isUploading: false,
    }),
    initial: isDialog ? 'closed' : 'editing',
    ...(hasPicture ? { on: uploadTransitions } : {}),
    states: {
      ...(isDialog ? { closed } : { succeeded }),
      ...(hasPicture ? { waiting } : {}),
      editing: {
        description: 'It can be filled in',
        tags: ['open'],
        meta: { requires: form.requires },
        initial: 'noErrors',
        on: {
          'field.typed': {
            guard: { type: 'isOther', params: ({ event }) => event },
            description: 'A field is typed into, and is wrong no longer',
            actions: { type: 'type', params: ({ event }) => event },
          },
          'form.recalled': recalled,
          'form.submitted': { target: 'checking', description: 'Send' },
          ...(isDialog ? { 'form.closed': { target: 'closed', description: 'It is left; what was typed stays' } } : {}),
        },
        states: {
          noErrors: { description: 'Nothing to mend' },
          incomplete: {
            description: 'A required field is empty; the field and the form both say so',
            meta: { messages: [form.incomplete.message], requires: form.incomplete.requires },
            always: [
              { guard: 'hasNoProblems' as const, target: 'noErrors', description: 'Each was mended' },
              // A single field is empty or wrong, and never another one wrong beside it.
              ...(Object.keys(fields).length > 1
                ? [
                    {
                      guard: 'lacksNothing' as const,
                      target: 'invalid',
                      description: 'All are filled in, but not all are right',
                    },
                  ]
                : []),
            ],
          },
          invalid: {
            description:
              'Something typed is not of its pattern, too long, or refused; the field and the form both say so',
            meta: { requires: form.invalidRequires },
            always: { guard: 'hasNoProblems', target: 'noErrors', description: 'Each was mended' },
          },
          ...(form.failure.message
            ? {
                failed: {
                  description: 'It could not be sent; what was typed is still there',
                  tags: ['failed' as const],
                  meta: { messages: [form.failure.message], requires: form.failure.requires },
                },
              }
            : {}),
        },
      },
      checking: {
        description: 'Is everything as it should be?',
        entry: 'check',
        always: [
          {
            guard: 'lacksSomething',
            target: 'editing.incomplete',
            description: 'Something is missing',
            actions: 'again',
            meta: { requires: form.incomplete.requires },
          },
          {
            guard: 'hasProblems',
            target: 'editing.invalid',
            description: 'Something is wrong',
            actions: 'again',
            meta: { requires: form.invalidRequires },
          },
          ...(hasPicture ? [waitingTransition] : []),
          { target: 'submitting', description: 'Nothing is missing or wrong' },
        ],
      },
      submitting: {
        description: 'It is sent, once, however often the button is pressed',
        tags: ['open', 'sending'],
        meta: { requires: form.sendingRequires },
        invoke: {
          id: 'sendForm',
          src: 'sendForm',
          input: ({ context: { purpose, values } }) => ({ purpose, values: normalizeForm(fields, values) }),
          onDone: [
            {
              guard: { type: 'isRefused', params: ({ event }) => event.output },
              target: 'editing.invalid',
              description: 'The backend does not take a field, and states why',
              actions: [{ type: 'setProblems', params: ({ event }) => event.output }, 'again'],
            },
            ...Object.entries(form.outcomes).map(
              ([ending, { description, message, requires, effects = [] }], at, all) => ({
                ...(at < all.length - 1
                  ? {
                      guard: {
                        type: 'endsIn' as const,
                        params: ({ event }: { event: { output: FormResult } }) => ({ answer: event.output, ending }),
                      },
                    }
                  : {}),
                target: isDialog ? 'closed' : `succeeded.${ending}`,
                description,
                meta: { messages: [message], requires },
                actions: ['clear' as const, ...effects.map((effect) => ({ type: 'let' as const, params: effect }))],
              }),
            ),
          ],
          onError: {
            target: form.failure.message ? 'editing.failed' : 'editing.noErrors',
            description: 'It could not be sent; what was typed is still there',
            meta: { requires: form.failure.requires },
            actions: { type: 'logFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
          },
        },
      },
    },
  });
}

/** The chart of any form. */
export type FormChart = ReturnType<typeof createForm>;
