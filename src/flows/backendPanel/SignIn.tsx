import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { CopyButton } from './CopyButton.tsx';
import { Section } from './Section.tsx';

/** Who can sign in from the start. */
export function SignIn() {
  const { customer } = backendPanel.useFlow();
  const details = [
    { what: 'Mobile', text: customer.name },
    { what: 'Mail', text: customer.mail },
    { what: 'Password', text: customer.password },
  ];
  return (
    <Section title="Demo customer">
      <dl className={styles.details}>
        {details.map(({ what, text }) => (
          <div key={what} className={styles.detail}>
            <dt>{what}</dt>
            <dd>{text}</dd>
            <dd>
              <CopyButton text={text} what={`the ${what.toLowerCase()}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
