import { useEffect } from 'react';
import type { LoginPath } from '../../../machines/signIn/signIn.setup.ts';
import { PasswordReset, passwordReset } from '../passwordReset/PasswordReset.tsx';
import styles from './SignIn.module.css';
import { FormSwitchLink, SignInCard } from './SignInCard.tsx';
import { SignInStep } from './SignInStep.tsx';
import { SignUpStep } from './SignUpStep.tsx';
import { signIn } from './signIn.ts';
import { VerificationStep } from './VerificationStep.tsx';

/** Informs the chart of which of its two addresses is open now. (AUTH-02) */
export function SyncAddress({ path, search }: { path: LoginPath; search: string }) {
  const actor = signIn.useActorRef();
  useEffect(() => actor.send({ type: 'address.opened', path, search }), [actor, path, search]);
  return null;
}

/** One card for all that leads to an account: signing in, signing up, verifying, a new password. (AUTH-01) */
export function SignIn() {
  const { mode } = signIn.useView();
  switch (mode) {
    case 'signingIn':
      return <SignInStep />;
    case 'signingUp':
      return <SignUpStep />;
    case 'verifying':
      return <VerificationStep />;
    case 'resetting':
      return <PasswordResetStep />;
    case 'signedIn':
      return null;
  }
}

function PasswordResetStep() {
  const { reset, signInAt, toSignIn } = signIn.useView();
  return (
    <SignInCard title="A new password">
      {reset ? (
        <passwordReset.ActorProvider actor={reset}>
          <PasswordReset />
        </passwordReset.ActorProvider>
      ) : null}
      <p className={styles.footer}>
        <FormSwitchLink to={signInAt} onChoose={toSignIn}>
          Return to sign in
        </FormSwitchLink>
      </p>
    </SignInCard>
  );
}
