import type { InputHTMLAttributes } from 'react';
import { getSignInFieldId } from '../../../machines/signIn/signIn.setup.ts';
import type { SignInField as FieldName, SignInProblem } from '../../domain/signInForm.ts';
import { accountMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import { signInMessages } from '../../messages/signIn.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { signIn } from './signIn.ts';

const MESSAGES = { ...accountMessages, ...signInMessages };
const FAULTS = {
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
} as const satisfies Record<SignInProblem, keyof typeof MESSAGES>;

type Props = {
  field: FieldName;
  label: string;
  hint?: string;
  isOptional?: boolean;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** For a password: the present one, or a new one. */
  password?: 'current-password' | 'new-password';
};

/** One field of a form of this page, with its error. */
export function SignInField({ field, label, hint, isOptional, input, password }: Props) {
  const { form, problems, isBusy, type } = signIn.useView();
  const problem = problems[field];
  const fieldProps = {
    id: getSignInFieldId(field),
    name: field,
    label,
    hint,
    required: !isOptional,
    error: problem ? formatMessage(MESSAGES[FAULTS[problem]]) : undefined,
    value: form[field],
    readOnly: isBusy,
    onText: (text: string) => type(field, text),
  };
  return password ? (
    <PasswordInput {...fieldProps} autoComplete={password} />
  ) : (
    <TextInput {...input} {...fieldProps} />
  );
}
