import { assign, emit, setup } from 'xstate';
import {
  createEmptyForm,
  type FormProblems,
  type FormValues,
  isBlank,
  pickFormValues,
  validateForm,
} from '../../src/domain/form.ts';
import { omit } from '../../src/domain/omit.ts';
import { emitFailure } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { FormDefinition, FormResult, FormSubmission } from './formDefinition.ts';

export type FieldInput = { field: string; text: string };

export type FormContext = {
  about: string;
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

/** Types, ports, guards and actions of the chart of a form. */
export function createFormSetup({ id, fields }: Pick<FormDefinition<string>, 'id' | 'fields'>) {
  const sanitize = ({ field, text }: FieldInput) => fields[field]?.sanitize?.(text) ?? text;
  const dropPictures = (problems: FormProblems): FormProblems =>
    Object.fromEntries(Object.entries(problems).filter(([field]) => fields[field]?.control !== 'picture'));
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
      isOther: ({ context }, input: FieldInput) => context.values[input.field] !== sanitize(input),
      isUntouched: ({ context }) => isBlank(context.values),
      lacksSomething: ({ context }) => Object.values(context.problems).includes('missing'),
      lacksNothing: ({ context }) => !Object.values(context.problems).includes('missing'),
      isUploading: ({ context }) => context.isUploading,
      hasProblems: ({ context }) => Object.keys(context.problems).length > 0,
      hasNoProblems: ({ context }) => Object.keys(context.problems).length === 0,
      isRefused: (_, answer: FormResult) => isRefusal(answer),
      endsIn: (_, { answer, ending }: { answer: FormResult; ending: string }) => answer === ending,
    },
    actions: {
      recall: assign((_, values: FormValues) => ({ values: pickFormValues(fields, values) })),
      type: assign(({ context }, input: FieldInput) => ({
        values: { ...context.values, [input.field]: sanitize(input) },
        problems: omit(context.problems, input.field),
      })),
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
      announce: assign(({ context }) => ({ returnCount: context.returnCount + 1 })),
      clear: assign({ values: createEmptyForm(fields), problems: {}, backendMessages: {} }),
      emit: emit((_, effect: Effect) => effect),
      logFailure: emitFailure(`${id} was not sent`),
    },
  });
}
