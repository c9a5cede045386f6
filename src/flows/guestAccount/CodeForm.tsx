import type { FormEvent } from 'react';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './GuestAccount.module.css';
import { guestAccount } from './guestAccount.ts';

const focusOnArrival = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Asks for the code where it went to the shopper only. (GUEST-01) */
export function CodeForm() {
  const view = guestAccount.useFlow();
  const { fault, sentTo, resendAfter, isChecking } = view;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    view.enter(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  return (
    <form ref={focusOnArrival} noValidate onSubmit={submit} aria-label="One-time code">
      <Stack gap={4}>
        <div>
          <p className={styles.title}>{say('guest.enterCode')}</p>
          <p className={styles.whom} role="status">
            {view.wasResent ? say('guest.resent', { value: sentTo }) : `Sent to ${sentTo}`}
          </p>
        </div>
        <div className={styles.code}>
          <TextInput
            label="One-time code"
            name="code"
            error={fault ? say(fault) : undefined}
            required
            tabular
            readOnly={isChecking}
            inputMode="numeric"
            autoComplete="one-time-code"
            onText={view.typed}
          />
        </div>
        {isChecking ? <Waiting>{say('guest.checking')}</Waiting> : null}
        <Row>
          <Button type="submit" disabled={!view.canEnter}>
            Confirm the code
          </Button>
          <Button look="quiet" disabled={!view.canResend} onClick={view.resend}>
            Send again
          </Button>
          {view.isByMail ? null : (
            <Button look="quiet" disabled={!view.canPreferMail} onClick={view.preferMail}>
              Continue by e-mail instead
            </Button>
          )}
        </Row>
        {resendAfter === null ? null : (
          <p className={styles.whom}>
            <Countdown from={resendAfter} />
          </p>
        )}
      </Stack>
    </form>
  );
}
