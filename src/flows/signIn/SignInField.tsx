import { getSignInFieldId } from '../../../machines/signIn/signIn.setup.ts';
import type { FormField } from '../../domain/form.ts';
import type { SignInField as FieldName, SignInProblem } from '../../domain/signInForm.ts';
import { FieldControl } from '../../form/FormField.tsx';
import { formatProblem, type ProblemTexts } from '../../form/formatProblem.ts';
import { accountMessages } from '../../messages/account.ts';
import { signInMessages } from '../../messages/signIn.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { signIn } from './signIn.ts';

const PROBLEM_TEXTS = {
  'fullName.missing': accountMessages['account.noName'],
  'fullName.long': accountMessages['account.longName'],
  'mobile.missing': signInMessages['signIn.noMobile'],
  phone: accountMessages['account.mobile'],
  'mail.missing': signInMessages['signIn.noMail'],
  mail: signInMessages['signIn.mail'],
  'password.missing': signInMessages['signIn.noPassword'],
  mismatch: signInMessages['signIn.mismatch'],
  nameTaken: accountMessages['account.mobileTaken'],
  mailTaken: accountMessages['account.mailTaken'],
} satisfies ProblemTexts<SignInProblem>;

/** The props that all fields share. */
function useField(name: FieldName, maxLength = 0) {
  const { form, problems, isBusy, type } = signIn.useView();
  const problem = problems[name];
  return {
    id: getSignInFieldId(name),
    name,
    error: problem && formatProblem(PROBLEM_TEXTS, problem, name, maxLength),
    value: form[name],
    readOnly: isBusy,
    onText: (text: string) => type(name, text),
  };
}

/** One field of a form of this page, with its error. */
export const SignInField = ({ name, field }: { name: FieldName; field: FormField }) => (
  <FieldControl {...useField(name, field.maxLength)} field={field} />
);

type PasswordProps = { name: FieldName; label: string; autoComplete: 'current-password' | 'new-password' };

export const SignInPassword = ({ name, ...props }: PasswordProps) => (
  <PasswordInput {...useField(name)} {...props} required />
);
