import type { FieldProblem, FormFields, FormValues } from '../../src/domain/form.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import type { Effect } from '../kit/meta.ts';

/** How a sending can end well. */
type Ending = {
  description: string;
  message: MessageId;
  requires: readonly string[];
  /** What else it sets off. */
  effects?: readonly Effect[];
};

/** All that one form has of its own. */
export type FormDefinition = {
  id: string;
  description: string;
  fields: FormFields;
  /** Does it stand in a dialog that opens and closes, or on the page? */
  isDialog?: boolean;
  /** Requirements of the form as it stands there to be filled in. */
  requires: readonly string[];
  /** What is told over the form where a required field is empty. */
  incomplete: { message: MessageId; requires: readonly string[] };
  /** Requirements of its patterns. */
  wrong: readonly string[];
  sending: readonly string[];
  /** What a field says, by what is wrong; `photo.missing` goes before `missing`. Over `FIELD_TEXTS`. */
  texts?: Readonly<Record<string, MessageId>>;
  /** By the name that the port answers with. */
  endings: Readonly<Record<string, Ending>>;
  /** What is said where it could not be sent; null where only the log knows. */
  failure: { message: MessageId | null; requires: readonly string[] };
};

/** What is sent, tidied; `about` tells for which of several things it is. */
export type FormSubmission = { about: string; values: FormValues };
/** The name of an ending, or the backend's own sentences by field; '' where a picture did not get there. */
export type FormResult = string | { refused: FormValues };

/** What a field says of what is wrong with it, where its form says nothing else. */
export const FIELD_TEXTS: Readonly<Record<Exclude<FieldProblem, 'refused'>, MessageId>> = {
  missing: 'form.missing',
  noPicture: 'form.noPicture',
  long: 'form.long',
  mail: 'form.mail',
  phone: 'form.phone',
  gst: 'form.gst',
  website: 'form.website',
  pincode: 'form.pincode',
};
