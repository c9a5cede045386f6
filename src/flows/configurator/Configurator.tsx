import type { ReactNode } from 'react';
import { connect } from '../../../machines/configurator/configurator.connect.ts';
import { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Choices } from './Choices.tsx';
import styles from './Configurator.module.css';
import { ConfiguratorSkeleton } from './ConfiguratorSkeleton.tsx';
import { Preview } from './Preview.tsx';

export const configurator = flow(configuratorMachine, connect);

type Props = {
  /** What stands under the choices: pincode, price, the button. */
  children?: ReactNode;
};

/** An art print: its picture at the left, the choices at the right in the order in which one decides. */
export function Configurator({ children }: Props) {
  const view = configurator.useFlow();
  if (view.hasFailed) return <Failed title={say('art.failed')} retryLabel="Try again" onRetry={view.retry} />;
  if (view.isMissing) return <EmptyState title={say('art.missing')} />;
  if (!view.art) return <ConfiguratorSkeleton />;
  return (
    <article className={styles.place} aria-label={view.art.title}>
      <div className={styles.preview}>
        <Preview key={view.art.id} art={view.art} media={view.media} size={view.seenAs} />
      </div>
      <div className={styles.choices}>
        <Choices {...view} art={view.art} />
        {children}
      </div>
    </article>
  );
}
