import type { FormEvent } from 'react';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeInput } from '../../ui/CodeInput.tsx';
import styles from './Profile.module.css';
import { profile } from './profile.ts';

const focusOnArrival = (form: HTMLFormElement | null) => {
  // The boxes draw where the caret is, and React does not draw while it is about to show the form.
  queueMicrotask(() => form?.querySelector('input')?.focus());
};

/** The code that was sent to the new number, with which the login begins anew. (ACCT-15) */
export function Proof() {
  const view = profile.useFlow();
  const { mobile, code, codeFault, canVerify, isSendingCode, isChecking } = view;
  const isBusy = isSendingCode || isChecking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    view.verify();
  };
  // Anew once the code is sent: from then on it can be typed.
  return (
    <form
      key={isSendingCode ? 'sending' : 'asking'}
      ref={focusOnArrival}
      className={styles.form}
      noValidate
      aria-label={say('profile.prove')}
      onSubmit={submit}
    >
      <div>
        <h2 className={styles.title}>{say('profile.prove')}</h2>
        <p className={styles.lead} role="status">
          {isChecking ? say('code.checking') : say('profile.codeSent', { value: mobile })}
        </p>
      </div>
      <p>{say('code.enter')}</p>
      <CodeInput
        label="One-time code"
        value={code}
        onCode={view.typeCode}
        readOnly={isBusy}
        error={codeFault ? say(codeFault) : undefined}
      />
      <div className={styles.save}>
        <Button type="submit" disabled={!canVerify && !isChecking} busy={isChecking} busyText={say('code.checking')}>
          Verify
        </Button>
        <Button look="quiet" disabled={isChecking} busy={isSendingCode} busyText="Sending…" onClick={view.resend}>
          Send another code
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={view.leaveProof}>
          Later
        </Button>
      </div>
    </form>
  );
}
