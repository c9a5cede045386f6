import type { MouseEvent } from 'react';
import { CONTACT_FIELD_ID } from '../../../machines/codeLogin/codeLogin.setup.ts';
import { accountMessages, codeLoginMessages, oneTimeCodeMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeInput, Countdown } from '../../ui/CodeInput.tsx';
import { focusFirstInput, handleSubmit } from '../../ui/formHandlers.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './CodeLogin.module.css';
import { codeLogin } from './codeLogin.ts';

const MESSAGES = { ...accountMessages, ...codeLoginMessages, ...oneTimeCodeMessages };

/** Why the step failed, and a hint; read out as it comes. */
export function StepFault() {
  const { fault, hint } = codeLogin.useView();
  if (!fault) return null;
  return (
    <Notice tone="fault" live="assertive" title={formatMessage(MESSAGES[fault])}>
      {hint ? formatMessage(MESSAGES[hint]) : null}
    </Notice>
  );
}

/** Else the dialog would focus its close button. */
const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** One field for a mobile number or an e-mail. (OTP-02) */
export function AddressStep() {
  const view = codeLogin.useView();
  const { typed, addressFault, isRequesting } = view;
  return (
    <form ref={focusFirstField} noValidate onSubmit={handleSubmit(view.submitAddress)} aria-label="Login">
      <Stack gap={4}>
        <p className={styles.lead}>We send you a code to sign in with, by text message or by e-mail.</p>
        <StepFault />
        <TextInput
          id={CONTACT_FIELD_ID}
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
          error={addressFault ? formatMessage(codeLoginMessages[addressFault]) : undefined}
        />
        <Button
          type="submit"
          wide
          busy={isRequesting}
          busyText={formatMessage(codeLoginMessages['codeLogin.requesting'])}
        >
          Send code
        </Button>
        <p className={styles.alternative}>
          <Link to={view.passwordPath} onClick={view.choosePassword}>
            Sign in with a password
          </Link>
        </p>
      </Stack>
    </form>
  );
}

/** The code was right: its account is being read. (OTP-21) */
export function OpeningStep() {
  const { isVerified, isOpening, retryOpening } = codeLogin.useView();
  if (!isOpening)
    return (
      <Stack gap={4}>
        <StepFault />
        <Button wide onClick={retryOpening}>
          Try again
        </Button>
      </Stack>
    );
  return (
    <Stack gap={4}>
      {isVerified ? (
        <Notice tone="success" live="polite" title={formatMessage(accountMessages['account.verified'])} />
      ) : null}
      <ProgressNotice>{formatMessage(codeLoginMessages['codeLogin.opening'])}</ProgressNotice>
    </Stack>
  );
}

/** Four digits, and another code where the first does not come. (OTP-03 to OTP-05) */
export function CodeStep() {
  const view = codeLogin.useView();
  const { code, codeFault, sentTo, resendAfter, wasResent, isChecking, isResending } = view;
  const resend = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    view.resend();
    // The button cannot be used again for a minute; the code is typed next.
    focusFirstField(currentTarget.form);
  };
  return (
    <form ref={focusFirstInput} noValidate onSubmit={handleSubmit(view.submitCode)} aria-label="One-time code">
      <Stack gap={4}>
        <div>
          <p>{formatMessage(oneTimeCodeMessages['code.enter'])}</p>
          <p className={styles.lead} role="status">
            {wasResent ? formatMessage(oneTimeCodeMessages['code.resent'], { value: sentTo }) : `Sent to ${sentTo}`}
          </p>
        </div>
        <StepFault />
        <CodeInput
          value={code}
          onCode={view.typeCode}
          readOnly={isChecking || isResending}
          error={codeFault ? formatMessage(oneTimeCodeMessages[codeFault]) : undefined}
        />
        <Button
          type="submit"
          wide
          disabled={isResending}
          busy={isChecking}
          busyText={formatMessage(oneTimeCodeMessages['code.checking'])}
        >
          Verify
        </Button>
        <p className={styles.lead} role={isResending ? 'status' : undefined}>
          {isResending ? formatMessage(codeLoginMessages['codeLogin.requesting']) : null}
          {resendAfter === null ? null : (
            <Countdown from={resendAfter}>
              {(n) => formatMessage(oneTimeCodeMessages['code.resendAfter'], { n })}
            </Countdown>
          )}
        </p>
        <div className={styles.actions}>
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
