import '../../messages/checkout.ts';
import '../../messages/oneTimeCode.ts';
import { say } from '../../messages/messages.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './GuestAccount.module.css';
import { guestAccount } from './guestAccount.ts';

/** Tells step by step how the guest's account is made, and asks for the code where it went to the phone only. (GUEST-01) */
export function GuestAccount() {
  const { isEnteringCode, isByMail, step } = guestAccount.useFlow();
  if (isEnteringCode) return <CodeForm />;
  return (
    <div className={styles.steps}>
      <p className={styles.title}>{say('checkout.accountInProgress')}</p>
      {isByMail ? <p className={styles.whom}>{say('guest.byMail')}</p> : null}
      <Waiting>{say(step)}</Waiting>
    </div>
  );
}
