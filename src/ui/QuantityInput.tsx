import { IconButton } from './IconButton.tsx';
import styles from './QuantityInput.module.css';

type Props = {
  value: number;
  /** Names the group ('Quantity of Misty Ghats'). */
  label: string;
  lowerLabel: string;
  raiseLabel: string;
  canLower: boolean;
  canRaise: boolean;
  /** Whether there is one more is being looked up. */
  isRaising?: boolean;
  onLower: () => void;
  onRaise: () => void;
};

/** How many of one thing: a number between two buttons. The number is read out when it changes. */
export function QuantityInput({
  value,
  label,
  lowerLabel,
  raiseLabel,
  canLower,
  canRaise,
  isRaising,
  onLower,
  onRaise,
}: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws and behaves like a form's part, this is one control
    <div className={styles.quantity} role="group" aria-label={label}>
      <IconButton label={lowerLabel} icon="minus" disabled={!canLower} focusableWhenDisabled onClick={onLower} />
      <output className={styles.value}>{value}</output>
      <IconButton
        label={raiseLabel}
        icon="plus"
        disabled={!canRaise}
        focusableWhenDisabled
        busy={isRaising}
        onClick={onRaise}
      />
    </div>
  );
}
