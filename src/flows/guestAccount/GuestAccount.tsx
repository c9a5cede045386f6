import { connect } from '../../../machines/guestAccount/guestAccount.connect.ts';
import { guestAccountMachine } from '../../../machines/guestAccount/guestAccount.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { oneTimeCodeMessages } from '../../messages/account.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeInput, Countdown } from '../../ui/CodeInput.tsx';
import { focusFirstInput, handleSubmit } from '../../ui/formHandlers.ts';
import { Row, Stack } from '../../ui/Layout.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './GuestAccount.module.css';

const MESSAGES = { ...checkoutMessages, ...oneTimeCodeMessages };

export const guestAccount = createFlow(guestAccountMachine, connect);

/** Asks for the code where it went to the shopper only. (GUEST-01) */
function CodeForm() {
  const view = guestAccount.useView();
  const { code, codeFault, sentTo, resendAfter, isChecking } = view;
  return (
    <form ref={focusFirstInput} noValidate onSubmit={handleSubmit(view.submitCode)} aria-label="One-time code">
      <Stack gap={4}>
        <div>
          <p className={styles.title}>{formatMessage(oneTimeCodeMessages['code.enter'])}</p>
          <p className={styles.note} role="status">
            {view.wasResent
              ? formatMessage(oneTimeCodeMessages['code.resent'], { value: sentTo })
              : `Sent to ${sentTo}`}
          </p>
        </div>
        <CodeInput
          value={code}
          onCode={view.typeCode}
          readOnly={isChecking}
          error={codeFault ? formatMessage(oneTimeCodeMessages[codeFault]) : undefined}
        />
        {isChecking ? <ProgressNotice>{formatMessage(oneTimeCodeMessages['code.checking'])}</ProgressNotice> : null}
        <Row>
          <Button type="submit" disabled={!view.canSubmit}>
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
          <p className={styles.note}>
            <Countdown from={resendAfter}>
              {(n) => formatMessage(oneTimeCodeMessages['code.resendAfter'], { n })}
            </Countdown>
          </p>
        )}
      </Stack>
    </form>
  );
}

/** Tells step by step how the guest's account is made, and asks for the code where it went to the phone only. (GUEST-01) */
export function GuestAccount() {
  const { isEnteringCode, isByMail, step } = guestAccount.useView();
  if (isEnteringCode) return <CodeForm />;
  return (
    <Stack gap={3}>
      <p className={styles.title}>{formatMessage(checkoutMessages['checkout.accountInProgress'])}</p>
      {isByMail ? <p className={styles.note}>{formatMessage(checkoutMessages['guest.byMail'])}</p> : null}
      <ProgressNotice>{formatMessage(MESSAGES[step])}</ProgressNotice>
    </Stack>
  );
}
