import { SIGN_UP_FIELDS } from '../../domain/signInForm.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SignIn.module.css';
import { FormSwitchLink, SignInCard, SignInForm } from './SignInCard.tsx';
import { SignInField, SignInPassword } from './SignInField.tsx';
import { signIn } from './signIn.ts';

/** The form of a new account. (AUTH-07, AUTH-10) */
export function SignUpStep() {
  const { isBusy, signInAt, toSignIn } = signIn.useView();
  return (
    <SignInCard title="Create an account" lead="Your orders, addresses and saved things, in one place.">
      <SignInForm label="Create an account">
        <SignInField name="fullName" field={SIGN_UP_FIELDS.fullName} />
        <SignInField name="mobile" field={SIGN_UP_FIELDS.mobile} />
        <SignInField name="mail" field={SIGN_UP_FIELDS.mail} />
        <SignInPassword name="password" label="Password" autoComplete="new-password" />
        <SignInPassword name="confirm" label="Confirm password" autoComplete="new-password" />
        <SignInField name="alternate" field={SIGN_UP_FIELDS.alternate} />
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
