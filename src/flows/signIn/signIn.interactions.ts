import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { getSignInFieldId } from '../../../machines/signIn/signIn.setup.ts';
import type { SignInField } from '../../domain/signInForm.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const box = (field: SignInField) => document.getElementById(getSignInFieldId(field)) as HTMLInputElement | null;
const codeBox = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^One-time code/ });
const writable = (control: HTMLInputElement | null) => (control?.readOnly ? null : control);
const button = (name: string) => screen.queryByRole('button', { name });
const idle = (control: HTMLElement | null) => (control?.getAttribute('aria-busy') ? null : control);
const link = (name: string) => screen.queryByRole('link', { name });
const submit = () => idle(button('Sign in') ?? button('Create account') ?? button('Send the code'));
const toSignIn = () => link('Sign in') ?? link('Return to sign in');
const remember = () => screen.queryByRole('checkbox', { name: 'Remember me' });

/** In place of what stands there, as by a paste. */
async function typeInto(control: HTMLInputElement, text: string): Promise<void> {
  control.focus();
  control.select();
  await userEvent.paste(text);
}

export const signInInteractions: Interactions<typeof signInMachine> = {
  'address.opened': null,
  'customer.recognised': null,
  'field.typed': {
    control: ({ field }) => writable(box(field)),
    perform: ({ field, text }) => typeInto(box(field)!, text),
  },
  'remember.toggled': { control: remember, perform: () => userEvent.click(remember()!) },
  'form.submitted': { control: submit, perform: () => userEvent.click(submit()!) },
  'signUp.chosen': {
    control: () => link('Create an account'),
    perform: () => userEvent.click(link('Create an account')!),
  },
  'signIn.chosen': { control: toSignIn, perform: () => userEvent.click(toSignIn()!) },
  'password.forgotten': {
    control: () => button('Forgot password?'),
    perform: () => userEvent.click(button('Forgot password?')!),
  },
  'login.byCode': {
    control: () => button('Sign in with a code'),
    perform: () => userEvent.click(button('Sign in with a code')!),
  },
  'code.typed': {
    control: () => writable(codeBox()),
    // The same digits again would tell nobody, but for a key that the field leaves out.
    perform: ({ code }) => (codeBox()!.value === code ? userEvent.type(codeBox()!, 'x') : typeInto(codeBox()!, code)),
  },
  'code.submitted': {
    control: () => (writable(codeBox()) ? button('Verify') : null),
    perform: () => userEvent.click(button('Verify')!),
  },
  'code.resent': {
    control: () => idle(button('Resend the code')),
    perform: () => userEvent.click(button('Resend the code')!),
  },
};
