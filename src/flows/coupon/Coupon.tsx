import type { KeyboardEvent } from 'react';
import { connect } from '../../../machines/coupon/coupon.connect.ts';
import { couponMachine } from '../../../machines/coupon/coupon.machine.ts';
import { COUPON_FIELD } from '../../../machines/coupon/coupon.setup.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { couponMessages } from '../../messages/coupon.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './Coupon.module.css';

export const coupon = createFlow(couponMachine, connect);

/** The field for a coupon code, with its outcome (CHK-27). */
export function Coupon() {
  const { code, message, values, isRefused, isApplied, isLookingUp, canApply, canRemove, type, apply, remove } =
    coupon.useView();
  const text = message ? formatMessage(couponMessages[message], values) : undefined;
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would submit a form around the field.
    event.preventDefault();
    apply();
  };
  return (
    <div className={styles.coupon}>
      <TextInput
        id={COUPON_FIELD}
        label="Coupon Code"
        value={code}
        onText={type}
        onKeyDown={applyByEnter}
        remark={text ? { tone: isRefused ? 'fault' : isApplied ? 'success' : 'plain', text } : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={50}
        action={
          <Button look="secondary" disabled={!canApply} focusableWhenDisabled busy={isLookingUp} onClick={apply}>
            Apply
          </Button>
        }
      />
      {canRemove ? (
        <Button look="quiet" size="small" aria-label="Remove coupon" onClick={remove}>
          Remove
        </Button>
      ) : null}
    </div>
  );
}
