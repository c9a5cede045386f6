import '../../messages/account.ts';
import '../../messages/signIn.ts';
import { useEffect } from 'react';
import type { LoginPath } from '../../../machines/signIn/signIn.setup.ts';
import { PasswordReset, passwordReset } from '../passwordReset/PasswordReset.tsx';
import styles from './SignIn.module.css';
import { Card, OtherForm } from './SignInCard.tsx';
import { SigningIn } from './SigningIn.tsx';
import { SigningUp } from './SigningUp.tsx';
import { signIn } from './signIn.ts';
import { Verifying } from './Verifying.tsx';

/** Tells the chart which of its two addresses is open now. (AUTH-02) */
export function FollowAddress({ path, search }: { path: LoginPath; search: string }) {
  const actor = signIn.useActor();
  useEffect(() => actor.send({ type: 'address.opened', path, search }), [actor, path, search]);
  return null;
}

/** One card for all that leads to an account: signing in, signing up, verifying, a new password. (AUTH-01) */
export function SignIn() {
  const { mode } = signIn.useFlow();
  switch (mode) {
    case 'signingIn':
      return <SigningIn />;
    case 'signingUp':
      return <SigningUp />;
    case 'verifying':
      return <Verifying />;
    case 'resetting':
      return <Resetting />;
    case 'signedIn':
      return null;
  }
}

function Resetting() {
  const { reset, signInAt, toSignIn } = signIn.useFlow();
  return (
    <Card title="A new password">
      {reset ? (
        <passwordReset.Show actor={reset}>
          <PasswordReset />
        </passwordReset.Show>
      ) : null}
      <p className={styles.foot}>
        <OtherForm to={signInAt} onChoose={toSignIn}>
          Return to sign in
        </OtherForm>
      </p>
    </Card>
  );
}
