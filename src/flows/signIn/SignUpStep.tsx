import { Button } from '../../ui/Button.tsx';
import styles from './SignIn.module.css';
import { FormSwitchLink, SignInCard, SignInForm } from './SignInCard.tsx';
import { SignInField } from './SignInField.tsx';
import { signIn } from './signIn.ts';

const TEL_INPUT = { inputMode: 'tel', type: 'tel' } as const;

/** The form of a new account. (AUTH-07, AUTH-10) */
export function SignUpStep() {
  const { isBusy, signInAt, toSignIn } = signIn.useView();
  return (
    <SignInCard title="Create an account" lead="Your orders, addresses and saved things, in one place.">
      <SignInForm label="Create an account">
        <SignInField
          field="fullName"
          label="Full name"
          input={{ autoComplete: 'name', autoCapitalize: 'words', spellCheck: false }}
        />
        <SignInField
          field="mobile"
          label="Mobile number"
          hint="You can sign in with it, too."
          input={{ ...TEL_INPUT, autoComplete: 'tel' }}
        />
        <SignInField
          field="mail"
          label="E-mail"
          hint="We send a code there to verify it."
          input={{ type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <SignInField field="password" label="Password" password="new-password" />
        <SignInField field="confirm" label="Confirm password" password="new-password" />
        <SignInField
          field="alternate"
          label="Alternative number"
          hint="Optional, in case we do not reach you on the first."
          isOptional
          input={{ ...TEL_INPUT, autoComplete: 'off' }}
        />
        <Button type="submit" wide busy={isBusy} busyText="Creating your account…">
          Create account
        </Button>
      </SignInForm>
      <p className={styles.footer}>
        Have an account?{' '}
        <FormSwitchLink to={signInAt} onChoose={toSignIn}>
          Sign in
        </FormSwitchLink>
      </p>
    </SignInCard>
  );
}
