import { PasswordReset } from '../../flows/passwordReset/PasswordReset.tsx';
import { passwordReset } from '../../flows/passwordReset/passwordReset.ts';
import { Section } from '../../ui/Layout.tsx';
import { useOwnPorts } from './ownPorts.ts';
import styles from './PasswordChangePage.module.css';

/** A new password for the customer, whose e-mail is known; a guest is led away before. (ACCT-19) */
export function PasswordChangePage() {
  const { passwordReset: logic, readSession } = useOwnPorts();
  const details = readSession()?.details;
  return (
    <Section level={1} title="Change password">
      <div className={styles.narrow}>
        <passwordReset.Start logic={logic} options={{ input: { mail: details?.mail ?? '', uid: details?.id } }}>
          <PasswordReset />
        </passwordReset.Start>
      </div>
    </Section>
  );
}
