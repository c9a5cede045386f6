import type { PanelLetter } from '../../../machines/backendPanel/panelFacts.ts';
import { sayInPanel } from '../../messages/backendPanel.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { CopyButton } from './CopyButton.tsx';
import { Section } from './Section.tsx';

/** Older ones are folded away, so that a long visit does not push the rest of the drawer down. */
const AT_ONCE = 3;

const clock = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });

/** What was sent, newest first, and each code to be copied. */
export function Inbox() {
  const { letters } = backendPanel.useFlow();
  const keyed = letters.map((letter, at) => ({ ...letter, key: letters.length - at }));
  const older = keyed.slice(AT_ONCE);
  return (
    <Section title="Inbox" note={<span className={styles.note}>{letters.length}</span>}>
      <div aria-live="polite">
        {letters.length === 0 ? (
          <p className={styles.quiet}>{sayInPanel('backendPanel.noLetters')}</p>
        ) : (
          <Letters letters={keyed.slice(0, AT_ONCE)} />
        )}
      </div>
      {older.length > 0 ? (
        <details>
          <summary className={styles.summary}>{older.length} earlier</summary>
          <Letters letters={older} />
        </details>
      ) : null}
    </Section>
  );
}

function Letters({ letters }: { letters: readonly (PanelLetter & { key: number })[] }) {
  return (
    <ol className={styles.letters}>
      {letters.map(({ key, to, subject, text, code, sent }) => (
        <li key={key} className={styles.letter}>
          <p className={styles.stamp}>
            <time dateTime={sent}>{clock.format(new Date(sent))}</time> to {to}
          </p>
          <div className={styles.codeLine}>
            {code ? <span className={styles.code}>{code}</span> : null}
            <p className={styles.subject}>{subject}</p>
            {code ? <CopyButton text={code} what={`the code ${code}`} /> : null}
          </div>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
