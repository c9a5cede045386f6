import { useId } from 'react';
import { checkoutMessages } from '../messages/checkout.ts';
import { formatMessage } from '../messages/message.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ContinueButton.module.css';

type Props = {
  needsPincode: boolean;
  disabled: boolean;
  busy?: boolean;
  look?: 'primary' | 'secondary';
  /** Left out in a form, which the button submits. */
  onClick?: () => void;
};

/** From the addresses on to the review; says so where there is no pincode yet that the store delivers to. (CHK-31) */
export function ContinueButton({ needsPincode, ...button }: Props) {
  const reasonId = useId();
  return (
    <div className={styles.container}>
      <Button
        {...button}
        type={button.onClick ? 'button' : 'submit'}
        aria-describedby={needsPincode ? reasonId : undefined}
      >
        SAVE & CONTINUE
      </Button>
      {needsPincode ? (
        <p className={styles.reason} id={reasonId}>
          {formatMessage(checkoutMessages['address.needsPincode'])}
        </p>
      ) : null}
    </div>
  );
}
