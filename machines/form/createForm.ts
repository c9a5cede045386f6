import { createEmptyForm, type FormValues, normalizeForm } from '../../src/domain/form.ts';
import { createFormSetup, type FieldInput } from './form.setup.ts';
import type { FormDefinition, FormResult } from './formDefinition.ts';

/** A field is typed into, and holds something else now. */
const typed = {
  guard: { type: 'isOther', params: ({ event }: { event: FieldInput }) => event },
  actions: { type: 'type', params: ({ event }: { event: FieldInput }) => event },
} as const;

const recalled = {
  guard: 'isUntouched',
  description: 'What was typed before in this session stands there again',
  actions: { type: 'recall', params: ({ event }: { event: { values: FormValues } }) => event.values },
} as const;

/**
 * The chart of a form: it is filled in, checked, sent once, and sent back to be mended where something is wrong. What was
 * typed stays until it was sent. A form has the states that its definition asks for, and no others.
 */
export function createForm(form: FormDefinition<string>) {
  const { fields, isDialog = false } = form;
  const hasPicture = Object.values(fields).some(({ control }) => control === 'picture');
  const hasSeveralFields = Object.keys(fields).length > 1;
  const outcomes = Object.entries(form.outcomes);
  const formSetup = createFormSetup(form);

  const closed = formSetup.createStateConfig({
    description: 'Only the button that opens it is there',
    on: { 'form.opened': { target: 'editing', description: 'The form is wanted' }, 'form.recalled': recalled },
  });

  const failed = formSetup.createStateConfig({
    description: 'It could not be sent; what was typed is still there',
    tags: ['failed'],
    meta: { messages: form.failure.message ? [form.failure.message] : [], requires: form.failure.requires },
  });

  const editing = formSetup.createStateConfig({
    description: 'It can be filled in',
    tags: ['open'],
    meta: { requires: form.requires },
    initial: 'noErrors',
    on: {
      'field.typed': { ...typed, description: 'A field is typed into, and is wrong no longer' },
      'form.recalled': recalled,
      'form.submitted': { target: 'checking', description: 'Send' },
      ...(isDialog && { 'form.closed': { target: 'closed', description: 'It is left; what was typed stays' } }),
    },
    states: {
      noErrors: { description: 'Nothing to mend' },
      incomplete: {
        description: 'A required field is empty; the field and the form both say so',
        meta: { messages: [form.incomplete.message], requires: form.incomplete.requires },
        always: [
          { guard: 'hasNoProblems', target: 'noErrors', description: 'Each was mended' },
          // A single field is empty or wrong, and never another one wrong beside it.
          ...(hasSeveralFields
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
        description: 'Something typed is not of its pattern, too long, or refused; the field and the form both say so',
        meta: { requires: form.invalidRequires },
        always: { guard: 'hasNoProblems', target: 'noErrors', description: 'Each was mended' },
      },
      ...(form.failure.message && { failed }),
    },
  });

  const checking = formSetup.createStateConfig({
    description: 'Is everything as it should be?',
    entry: 'check',
    always: [
      {
        guard: 'lacksSomething',
        target: 'editing.incomplete',
        description: 'Something is missing',
        actions: 'announce',
        meta: { requires: form.incomplete.requires },
      },
      {
        guard: 'hasProblems',
        target: 'editing.invalid',
        description: 'Something is wrong',
        actions: 'announce',
        meta: { requires: form.invalidRequires },
      },
      ...(hasPicture
        ? [{ guard: 'isUploading' as const, target: 'waiting', description: 'Only the picture is not there yet' }]
        : []),
      { target: 'submitting', description: 'Nothing is missing or wrong' },
    ],
  });

  const waiting = formSetup.createStateConfig({
    description: 'It is sent as soon as its picture is there',
    tags: ['open', 'waiting'],
    meta: { messages: ['form.waiting'], requires: form.sendingRequires },
    on: {
      'field.typed': { ...typed, description: 'A field is changed meanwhile' },
      'upload.ended': {
        target: 'checking',
        description: 'The picture arrived, or never will',
        actions: 'endUpload',
      },
    },
  });

  const submitting = formSetup.createStateConfig({
    description: 'It is sent, once, however often the button is pressed',
    tags: ['open', 'sending'],
    meta: { requires: form.sendingRequires },
    invoke: {
      id: 'sendForm',
      src: 'sendForm',
      input: ({ context: { about, values } }) => ({ about, values: normalizeForm(fields, values) }),
      onDone: [
        {
          guard: { type: 'isRefused', params: ({ event }) => event.output },
          target: 'editing.invalid',
          description: 'The backend does not take a field, and states why',
          actions: [{ type: 'setProblems', params: ({ event }) => event.output }, 'announce'],
        },
        ...outcomes.map(([ending, { description, message, requires, effects = [] }], at) => ({
          // The last is what is left.
          ...(at < outcomes.length - 1 && {
            guard: {
              type: 'endsIn' as const,
              params: ({ event }: { event: { output: FormResult } }) => ({ answer: event.output, ending }),
            },
          }),
          target: isDialog ? 'closed' : `succeeded.${ending}`,
          description,
          meta: { messages: [message], requires },
          actions: ['clear' as const, ...effects.map((effect) => ({ type: 'emit' as const, params: effect }))],
        })),
      ],
      onError: {
        target: form.failure.message ? 'editing.failed' : 'editing.noErrors',
        description: 'It could not be sent; what was typed is still there',
        meta: { requires: form.failure.requires },
        actions: 'logFailure',
      },
    },
  });

  const succeeded = formSetup.createStateConfig({
    description: 'It was sent, and the form is empty again',
    tags: ['open', 'sent'],
    initial: outcomes[0]?.[0] ?? '',
    on: {
      'field.typed': { ...typed, target: 'editing', description: 'Another one is begun' },
      'form.submitted': {
        description: 'Pressed again with nothing changed: the message is shown again',
        actions: 'announce',
      },
    },
    states: Object.fromEntries(
      outcomes.map(([ending, { description, message, requires }]) => [
        ending,
        { description, meta: { messages: [message], requires } },
      ]),
    ),
  });

  return formSetup.createMachine({
    id: form.id,
    description: form.description,
    context: ({ input }) => ({
      about: input?.about ?? '',
      values: createEmptyForm(fields),
      problems: {},
      backendMessages: {},
      returnCount: 0,
      isUploading: false,
    }),
    initial: isDialog ? 'closed' : 'editing',
    ...(hasPicture && {
      on: {
        'upload.begun': { description: 'A picture of it is on its way', actions: 'beginUpload' },
        'upload.ended': { description: 'It arrived, or never will', actions: 'endUpload' },
      },
    }),
    states: {
      ...(isDialog ? { closed } : { succeeded }),
      ...(hasPicture && { waiting }),
      editing,
      checking,
      submitting,
    },
  });
}

/** The chart of any form. */
export type FormChart = ReturnType<typeof createForm>;
