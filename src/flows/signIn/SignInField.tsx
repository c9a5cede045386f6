import type { InputHTMLAttributes } from 'react';
import { signInFieldId } from '../../../machines/signIn/signIn.setup.ts';
import type { SignInField as FieldName, SignInProblem } from '../../domain/signInForm.ts';
import { type MessageId, say } from '../../messages/messages.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { signIn } from './signIn.ts';

const FAULTS: Record<SignInProblem, MessageId> = {
  noName: 'account.noName',
  longName: 'account.longName',
  noMobile: 'signIn.noMobile',
  mobile: 'account.mobile',
  noMail: 'signIn.noMail',
  mail: 'signIn.mail',
  noPassword: 'signIn.noPassword',
  mismatch: 'signIn.mismatch',
  nameTaken: 'account.mobileTaken',
  mailTaken: 'account.mailTaken',
};

type Props = {
  field: FieldName;
  label: string;
  hint?: string;
  isOptional?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** For a password: the one that is known, or a new one. */
  password?: 'current-password' | 'new-password';
};

/** One field of a form of this page, with what is wrong with it. */
export function SignInField({ field, label, hint, isOptional, input, password }: Props) {
  const { form, problems, isBusy, type } = signIn.useFlow();
  const problem = problems[field];
  const frame = {
    id: signInFieldId(field),
    name: field,
    label,
    hint,
    required: !isOptional,
    error: problem ? say(FAULTS[problem]) : undefined,
    value: form[field],
    readOnly: isBusy,
    onText: (text: string) => type(field, text),
  };
  return password ? <PasswordInput {...frame} autoComplete={password} /> : <TextInput {...input} {...frame} />;
}
