import { Icon } from '../../ui/Icon.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';

type Props = {
  /** What is copied. */
  text: string;
  /** What it is, for those who do not see it beside the button. */
  what: string;
};

/** Copies a text, and says for a moment that it did. */
export function CopyButton({ text, what }: Props) {
  const { copy, isCopied } = backendPanel.useFlow();
  const isDone = isCopied(text);
  return (
    <button type="button" className={styles.button} aria-label={`Copy ${what}`} onClick={() => copy(text)}>
      {isDone ? <Icon name="check" size={16} /> : null}
      <span aria-live="polite">{isDone ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
