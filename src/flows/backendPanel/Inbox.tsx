import { createIndianFormat } from '../../domain/indianDate.ts';
import type { Letter } from '../../domain/letter.ts';
import { backendPanelMessages } from '../../messages/backendPanel.ts';
import { formatMessage } from '../../messages/message.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { PanelSection } from './PanelSection.tsx';

type Props = {
  /** The copied text. */
  text: string;
  /** What it is, for screen readers. */
  name: string;
};

/** Copies a text, and confirms it for a moment. */
function CopyButton({ text, name }: Props) {
  const { copy, isCopied } = backendPanel.useView();
  const isDone = isCopied(text);
  return (
    <button type="button" className={styles.button} onClick={() => copy(text)}>
      {isDone ? <Icon name="check" size={16} /> : null}
      <span aria-live="polite">{isDone ? 'Copied' : 'Copy'}</span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  );
}

/** Older letters are collapsed, so that they do not push the rest of the drawer down. */
const VISIBLE_COUNT = 3;

const getTimeFormat = createIndianFormat({ hour: '2-digit', minute: '2-digit' });

/** Sent letters, newest first, each code with a copy button. */
export function Inbox() {
  const { letters } = backendPanel.useView();
  const keyedLetters = letters.map((letter, index) => ({ ...letter, key: letters.length - index }));
  const older = keyedLetters.slice(VISIBLE_COUNT);
  return (
    <PanelSection title="Inbox" note={letters.length}>
      <div aria-live="polite">
        {letters.length === 0 ? (
          <p className={styles.muted}>{formatMessage(backendPanelMessages['backendPanel.noLetters'])}</p>
        ) : (
          <Letters letters={keyedLetters.slice(0, VISIBLE_COUNT)} />
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

function Letters({ letters }: { letters: readonly (Letter & { key: number })[] }) {
  return (
    <ol className={styles.letters}>
      {letters.map(({ key, to, subject, text, code, sent }) => (
        <li key={key} className={styles.letter}>
          <p className={styles.letterMeta}>
            <time dateTime={sent}>{getTimeFormat().format(new Date(sent))}</time> to {to}
          </p>
          <div className={styles.codeLine}>
            {code ? <span className={styles.code}>{code}</span> : null}
            <p className={styles.subject}>{subject}</p>
            {code ? <CopyButton text={code} name={`the code ${code}`} /> : null}
          </div>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The coupons, and why some are refused. */
export function Coupons() {
  const { coupons } = backendPanel.useView();
  return (
    <PanelSection title="Coupons" note={coupons.length || ''}>
      {coupons.length === 0 ? (
        <p className={styles.muted}>{formatMessage(backendPanelMessages['backendPanel.noCoupons'])}</p>
      ) : (
        <ul className={styles.list}>
          {coupons.map(({ code, description }) => (
            <li key={code} className={styles.item}>
              <p className={styles.itemName}>
                {code}
                <span className={styles.itemDescription}>{description}</span>
              </p>
              <CopyButton text={code} name={`the coupon ${code}`} />
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

/** The customer of the seed data. */
export function SignInDetails() {
  const { customer } = backendPanel.useView();
  const details = [
    { name: 'Mobile', text: customer.name },
    { name: 'Mail', text: customer.mail },
    { name: 'Password', text: customer.password },
  ];
  return (
    <PanelSection title="Demo customer">
      <dl className={styles.details}>
        {details.map(({ name, text }) => (
          <div key={name} className={styles.detail}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            <dd>
              <CopyButton text={text} name={`the ${name.toLowerCase()}`} />
            </dd>
          </div>
        ))}
      </dl>
    </PanelSection>
  );
}
