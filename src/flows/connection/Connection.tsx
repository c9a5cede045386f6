import '../../messages/connection.ts';
import { connect } from '../../../machines/connection/connection.connect.ts';
import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { momentInIndia } from '../../domain/momentInIndia.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Connection.module.css';

export const connection = flow(connectionMachine, connect);

/** The bar that says why something does not come, from when the prices are, and what can be done; nothing while all is well. */
export function Connection() {
  const view = connection.useFlow();
  return (
    <div role="status" className={styles.place}>
      {view.says ? (
        <div className={styles.bar} data-good={view.isBack || undefined}>
          <Icon name={view.isBack ? 'check' : 'info'} size={20} />
          <p className={styles.words}>
            {say(view.says)}{' '}
            {view.readAt === null ? null : <span>{say('connection.readAt', { at: momentInIndia(view.readAt) })}</span>}
          </p>
          {view.canAskAgain || view.isChecking ? (
            <Button look="secondary" size="small" busy={view.isChecking} onClick={view.askAgain}>
              Try again
            </Button>
          ) : null}
          {view.canReload ? (
            <Button look="secondary" size="small" onClick={view.reload}>
              Load anew
            </Button>
          ) : null}
          {view.canClose ? <IconButton icon="close" label="Close this notice" onClick={view.close} /> : null}
        </div>
      ) : null}
    </div>
  );
}
