import { PasswordReset, passwordReset } from '../../flows/passwordReset/PasswordReset.tsx';
import { passwordResetLogic } from '../../ports/passwordReset.ts';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { Section } from '../../ui/Layout.tsx';
import styles from './PasswordChangePage.module.css';

/** A new password for the customer, whose e-mail is known; a guest is led away before. (ACCT-19) */
export function PasswordChangePage() {
  const details = getCurrentCustomer()?.details;
  return (
    <Section level={1} title="Change password">
      <div className={styles.narrow}>
        <passwordReset.Provider
          logic={passwordResetLogic}
          options={{ input: { mail: details?.mail ?? '', uid: details?.id } }}
        >
          <PasswordReset />
        </passwordReset.Provider>
      </div>
    </Section>
  );
}
