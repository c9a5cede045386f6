import { connect } from '../../../machines/connection/connection.connect.ts';
import { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { formatIndianDateTime } from '../../domain/indianDate.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { connectionMessages } from '../../messages/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Connection.module.css';

export const connection = createFlow(connectionMachine, connect);

/** The bar that states what failed, how old the prices are, and what can be done; nothing while all is well. */
export function Connection() {
  const view = connection.useView();
  return (
    <div role="status" className={styles.container}>
      {view.message ? (
        <div className={styles.bar} data-success={view.isBack || undefined}>
          <Icon name={view.isBack ? 'check' : 'info'} size={20} />
          <p className={styles.text}>
            {formatMessage(connectionMessages[view.message])}{' '}
            {view.readAt === null ? null : (
              <span>
                {formatMessage(connectionMessages['connection.readAt'], { at: formatIndianDateTime(view.readAt) })}
              </span>
            )}
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
