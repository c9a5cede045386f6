import { type MessageId, say } from '../../messages/messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './FormFault.module.css';

const comeIntoView = (box: HTMLDivElement | null) => box?.focus();

/** Why the form did not go on. It takes the focus as it comes, so that nobody is left at the button below wondering. */
export function FormFault({ says, isInFields }: { says: MessageId; isInFields: boolean }) {
  return (
    <div ref={comeIntoView} className={styles.fault} tabIndex={-1}>
      <Notice tone="fault" live="assertive" title={say(says)}>
        {isInFields ? say('address.marked') : say('checkout.kept')}
      </Notice>
    </div>
  );
}
