import { SIGN_IN_FIELDS } from '../../domain/signInForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './SignIn.module.css';
import { FormSwitchLink, SignInCard, SignInForm } from './SignInCard.tsx';
import { SignInField, SignInPassword } from './SignInField.tsx';
import { signIn } from './signIn.ts';

/** Sign-in by e-mail or mobile number, and password; or links to other forms. (AUTH-07, AUTH-09) */
export function SignInStep() {
  const { remember, isBusy, signUpAt, toggleRemember, forget, byCode, toSignUp } = signIn.useView();
  return (
    <SignInCard title="Sign in" lead="To your orders, your addresses and the things you saved.">
      <SignInForm label="Sign in">
        <SignInField name="mail" field={SIGN_IN_FIELDS.mail} />
        <SignInPassword name="password" label="Password" autoComplete="current-password" />
        <div className={styles.rememberRow}>
          <Checkbox label="Remember me" checked={remember} disabled={isBusy} onCheck={toggleRemember} />
          <Button look="quiet" size="small" onClick={forget}>
            Forgot password?
          </Button>
        </div>
        <Button type="submit" wide busy={isBusy} busyText="Signing in…">
          Sign in
        </Button>
      </SignInForm>
      <div className={styles.divider}>or</div>
      <Button look="secondary" wide onClick={byCode}>
        Sign in with a code
      </Button>
      <p className={styles.footer}>
        New here?{' '}
        <FormSwitchLink to={signUpAt} onChoose={toSignUp}>
          Create an account
        </FormSwitchLink>
      </p>
    </SignInCard>
  );
}
