import '../../messages/checkout.ts';
import type { FormEvent } from 'react';
import { connect } from '../../../machines/guestAccount/guestAccount.connect.ts';
import { guestAccountMachine } from '../../../machines/guestAccount/guestAccount.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './GuestAccount.module.css';

export const guestAccount = flow(guestAccountMachine, connect);

const focusOnArrival = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** Tells that the guest's account is being made, and asks for the code where it went to the phone only. (GUEST-01) */
export function GuestAccount() {
  const { isEnteringCode, fault, sentTo, canPreferMail, enter, resend, preferMail } = guestAccount.useFlow();
  if (!isEnteringCode) return <Waiting>{say('checkout.accountInProgress')}</Waiting>;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    enter(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  return (
    <form ref={focusOnArrival} noValidate onSubmit={submit} aria-label="One-time code">
      <Stack gap={4}>
        <div>
          <p className={styles.title}>{say('guest.enterCode')}</p>
          <p className={styles.whom}>
            Sent to <span className="tabular">{sentTo}</span>
          </p>
        </div>
        <div className={styles.code}>
          <TextInput
            label="One-time code"
            name="code"
            error={fault ? say(fault) : undefined}
            required
            tabular
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </div>
        <Row>
          <Button type="submit">Confirm the code</Button>
          <Button look="quiet" onClick={resend}>
            Send again
          </Button>
          {canPreferMail ? (
            <Button look="quiet" onClick={preferMail}>
              Continue by e-mail instead
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
}
