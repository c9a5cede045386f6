import type { ReactNode } from 'react';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Link } from '../../ui/Link.tsx';
import { Choices } from './Choices.tsx';
import styles from './Configurator.module.css';
import { ConfiguratorSkeleton } from './ConfiguratorSkeleton.tsx';
import { configurator } from './configurator.ts';

type Props = {
  /** What is seen of the choice. */
  preview: ReactNode;
  /** What stands under the choices: pincode, price, the button. */
  children?: ReactNode;
  /** The choices themselves, where a screen has its own. */
  choices?: ReactNode;
};

/** Where a shopper begins again with a picture of their own. */
const UPLOAD = '/custom-framing/';

/** A picture as it is made up at the left, the choices at the right in the order in which one decides. */
export function Configurator({ preview, children, choices }: Props) {
  const view = configurator.useFlow();
  const { subject } = view;
  if (view.hasFailed) return <Failed title={say('art.failed')} retryLabel="Try again" onRetry={view.retry} />;
  if (view.isMissing) return <EmptyState title={say('art.missing')} />;
  if (view.isGone || view.isUnfit)
    return (
      <EmptyState
        level={1}
        title={say(view.isGone ? 'configurator.gone' : 'configurator.unfit')}
        action={<Button render={<Link to={UPLOAD} />}>Choose a picture</Button>}
      />
    );
  if (!subject) return <ConfiguratorSkeleton />;
  return (
    <article className={styles.place} aria-label={subject.title}>
      <div className={styles.preview}>{preview}</div>
      <div className={styles.choices}>
        {choices ?? <Choices view={view} subject={subject} />}
        {children}
      </div>
    </article>
  );
}
