import type { FormFields, FormValues } from '../../src/domain/form.ts';
import type { Message } from '../../src/messages/message.ts';
import type { Effect } from '../kit/meta.ts';

/** How a sending can end well. */
export type FormOutcome<Id extends string> = {
  description: string;
  message: Id;
  requires: readonly string[];
  /** What else it sets off. */
  effects?: readonly Effect[];
};

/** All that one form has of its own; `Id`: of the texts that it may say. */
export type FormDefinition<Id extends string> = {
  id: string;
  description: string;
  fields: FormFields;
  messages: Readonly<Record<Id, Message>>;
  /** Does it stand in a dialog that opens and closes, or on the page? */
  isDialog?: boolean;
  /** Requirements of the form as it stands there to be filled in. */
  requires: readonly string[];
  /** What is shown over the form where a required field is empty. */
  incomplete: { message: Id; requires: readonly string[] };
  /** Requirements of its patterns. */
  invalidRequires: readonly string[];
  sendingRequires: readonly string[];
  /** What a field states otherwise than in any form, by what is wrong; `photo.missing` goes before `missing`. */
  texts?: Readonly<Record<string, Id>>;
  /** By the name that the port answers with. */
  outcomes: Readonly<Record<string, FormOutcome<Id>>>;
  /** What is said where it could not be sent; null where only the log knows. */
  failure: { message: Id | null; requires: readonly string[] };
};

/** What is sent, tidied; `about` names which of several things it is for. */
export type FormSubmission = { about: string; values: FormValues };
/** The name of an ending, or the backend's own sentences by field; '' where a picture did not get there. */
export type FormResult = string | { refusedFields: FormValues };
