import type { PanelLetter } from '../../../machines/backendPanel/panelData.ts';
import { createIndianFormat } from '../../domain/indianDate.ts';
import { backendPanelMessages } from '../../messages/backendPanel.ts';
import { formatMessage } from '../../messages/message.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { PanelSection } from './PanelSection.tsx';

type Props = {
  /** What is copied. */
  text: string;
  /** What it is, for those who do not see it beside the button. */
  what: string;
};

/** Copies a text, and states for a moment that it did. */
function CopyButton({ text, what }: Props) {
  const { copy, isCopied } = backendPanel.useView();
  const isDone = isCopied(text);
  return (
    <button type="button" className={styles.button} onClick={() => copy(text)}>
      {isDone ? <Icon name="check" size={16} /> : null}
      <span aria-live="polite">{isDone ? 'Copied' : 'Copy'}</span>
      <VisuallyHidden> {what}</VisuallyHidden>
    </button>
  );
}

/** Older ones are folded away, so that a long visit does not push the rest of the drawer down. */
const AT_ONCE = 3;

const getClock = createIndianFormat({ hour: '2-digit', minute: '2-digit' });

/** What was sent, newest first, and each code to be copied. */
export function Inbox() {
  const { letters } = backendPanel.useView();
  const keyed = letters.map((letter, at) => ({ ...letter, key: letters.length - at }));
  const older = keyed.slice(AT_ONCE);
  return (
    <PanelSection title="Inbox" note={<span className={styles.note}>{letters.length}</span>}>
      <div aria-live="polite">
        {letters.length === 0 ? (
          <p className={styles.quiet}>{formatMessage(backendPanelMessages['backendPanel.noLetters'])}</p>
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
    </PanelSection>
  );
}

function Letters({ letters }: { letters: readonly (PanelLetter & { key: number })[] }) {
  return (
    <ol className={styles.letters}>
      {letters.map(({ key, to, subject, text, code, sent }) => (
        <li key={key} className={styles.letter}>
          <p className={styles.stamp}>
            <time dateTime={sent}>{getClock().format(new Date(sent))}</time> to {to}
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
  const { coupons } = backendPanel.useView();
  return (
    <PanelSection title="Coupons" note={<span className={styles.note}>{coupons.length || ''}</span>}>
      {coupons.length === 0 ? (
        <p className={styles.quiet}>{formatMessage(backendPanelMessages['backendPanel.noCoupons'])}</p>
      ) : (
        <ul className={styles.list}>
          {coupons.map(({ code, description }) => (
            <li key={code} className={styles.item}>
              <p className={styles.itemName}>
                {code}
                <span className={styles.messages}>{description}</span>
              </p>
              <CopyButton text={code} what={`the coupon ${code}`} />
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

/** Who can sign in from the start. */
export function SignInDetails() {
  const { customer } = backendPanel.useView();
  const details = [
    { what: 'Mobile', text: customer.name },
    { what: 'Mail', text: customer.mail },
    { what: 'Password', text: customer.password },
  ];
  return (
    <PanelSection title="Demo customer">
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
    </PanelSection>
  );
}
