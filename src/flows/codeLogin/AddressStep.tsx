import type { FormEvent } from 'react';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './CodeLogin.module.css';
import { codeLogin } from './codeLogin.ts';
import { Fault } from './Fault.tsx';
import { focusFirst } from './focusFirst.ts';

/** One field for a mobile number or an e-mail. (OTP-02) */
export function AddressStep() {
  const view = codeLogin.useFlow();
  const { typed, addressFault, isRequesting } = view;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.canSubmitAddress) view.submitAddress();
  };
  return (
    <form ref={focusFirst} noValidate onSubmit={submit} aria-label="Login">
      <Stack gap={4}>
        <p className={styles.lead}>We send you a code to sign in with, by text message or by e-mail.</p>
        <Fault />
        <TextInput
          label="Mobile number or e-mail"
          name="username"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          required
          readOnly={isRequesting}
          value={typed}
          onText={view.typeAddress}
          error={addressFault ? say(addressFault) : undefined}
        />
        <Button type="submit" wide busy={isRequesting} busyText={say('codeLogin.requesting')}>
          Send code
        </Button>
        <p className={styles.other}>
          <Link to={view.passwordAt} onClick={view.choosePassword}>
            Sign in with a password
          </Link>
        </p>
      </Stack>
    </form>
  );
}
