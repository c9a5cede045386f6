import type { PanelLetter } from '../../../machines/backendPanel/panelFacts.ts';
import { sayInPanel } from '../../messages/backendPanel.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { Section } from './Section.tsx';

type Props = {
  /** What is copied. */
  text: string;
  /** What it is, for those who do not see it beside the button. */
  what: string;
};

/** Copies a text, and says for a moment that it did. */
function CopyButton({ text, what }: Props) {
  const { copy, isCopied } = backendPanel.useFlow();
  const isDone = isCopied(text);
  return (
    <button type="button" className={styles.button} aria-label={`Copy ${what}`} onClick={() => copy(text)}>
      {isDone ? <Icon name="check" size={16} /> : null}
      <span aria-live="polite">{isDone ? 'Copied' : 'Copy'}</span>
    </button>
  );
}

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

/** What the bag accepts, and what it refuses and why. */
export function Coupons() {
  const { coupons } = backendPanel.useFlow();
  return (
    <Section title="Coupons" note={<span className={styles.note}>{coupons.length || ''}</span>}>
      {coupons.length === 0 ? (
        <p className={styles.quiet}>{sayInPanel('backendPanel.noCoupons')}</p>
      ) : (
        <ul className={styles.list}>
          {coupons.map(({ code, says }) => (
            <li key={code} className={styles.item}>
              <p className={styles.itemName}>
                {code}
                <span className={styles.says}>{says}</span>
              </p>
              <CopyButton text={code} what={`the coupon ${code}`} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

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
