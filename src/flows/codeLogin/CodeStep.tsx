import { type FormEvent, useRef } from 'react';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeInput } from '../../ui/CodeInput.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Stack } from '../../ui/Layout.tsx';
import styles from './CodeLogin.module.css';
import { codeLogin } from './codeLogin.ts';
import { Fault } from './Fault.tsx';
import { focusFirst } from './focusFirst.ts';

/** Four digits, and another code where the first does not come. (OTP-03 to OTP-05) */
export function CodeStep() {
  const view = codeLogin.useFlow();
  const { code, codeFault, sentTo, resendAfter, wasResent, isChecking, isResending } = view;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.canSubmitCode) view.submitCode();
  };
  const resend = () => {
    view.resend();
    // The button cannot be used again for a minute; the code is typed next.
    focusFirst(form.current);
  };
  const arrive = (here: HTMLFormElement | null) => {
    // The boxes draw where the caret is, and React does not draw while it is about to show the form.
    if (here && !form.current) queueMicrotask(() => focusFirst(here));
    form.current = here;
  };
  return (
    <form ref={arrive} noValidate onSubmit={submit} aria-label="One-time code">
      <Stack gap={4}>
        <div>
          <p>{say('code.enter')}</p>
          <p className={styles.lead} role="status">
            {wasResent ? say('code.resent', { value: sentTo }) : `Sent to ${sentTo}`}
          </p>
        </div>
        <Fault />
        <CodeInput
          label="One-time code"
          value={code}
          onCode={view.typeCode}
          readOnly={isChecking || isResending}
          error={codeFault ? say(codeFault) : undefined}
        />
        <Button type="submit" wide disabled={isResending} busy={isChecking} busyText={say('code.checking')}>
          Verify
        </Button>
        <p className={styles.lead} role={isResending ? 'status' : undefined}>
          {isResending ? say('codeLogin.requesting') : null}
          {resendAfter === null ? null : (
            <Countdown from={resendAfter}>{(n) => say('code.resendAfter', { n })}</Countdown>
          )}
        </p>
        <div className={styles.ways}>
          <Button look="quiet" disabled={!view.canResend} onClick={resend}>
            Resend
          </Button>
          <Button look="quiet" disabled={!view.canChangeAddress} onClick={view.changeAddress}>
            Use another number or e-mail
          </Button>
        </div>
      </Stack>
    </form>
  );
}
