import type { ReactNode } from 'react';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FramedPicture, framedPicture, PictureUnavailable } from '../framedPicture/FramedPicture.tsx';
import { Choices } from './Choices.tsx';
import styles from './Configurator.module.css';
import { configurator } from './configurator.ts';
import deferredStyles from './DeferredChoices.module.css';

/** Title, artist and price, desktop. */
const TITLE_HEIGHT = '6.75rem';
/** Legend and buttons of a two-way choice. */
const TOGGLE_HEIGHT = '4.875rem';

/** Skeletons of picture and choices, in their final size. */
const ConfiguratorSkeleton = () => (
  <div className={styles.layout} aria-busy="true">
    <VisuallyHidden role="status">The picture is on its way</VisuallyHidden>
    <div className={styles.preview}>
      <section>
        <div className={styles.stage}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.views}>
          <Skeleton height="100%" />
        </div>
      </section>
    </div>
    <div className={styles.choices}>
      <Skeleton height={TITLE_HEIGHT} />
      <Skeleton height={TOGGLE_HEIGHT} />
      <Skeleton height={TOGGLE_HEIGHT} />
      <div className={deferredStyles.frames}>
        <Skeleton height="100%" />
      </div>
      <Skeleton height="15.5625rem" />
      <Skeleton height="8.25rem" />
    </div>
  </div>
);

type Props = {
  /** The preview of the choice. */
  preview: ReactNode;
  /** Below the choices: pincode, price, the button. */
  children?: ReactNode;
  /** The choices themselves, where a screen has its own. */
  choices?: ReactNode;
};

/** The preview at the left, the choices at the right in the order in which one decides. */
export function Configurator({ preview, children, choices }: Props) {
  const view = configurator.useView();
  const { subject } = view;
  if (view.isMissing) return <EmptyState title={formatMessage(configuratorMessages['art.missing'])} />;
  if (view.isNotFound || view.isTooSmall)
    return <PictureUnavailable message={view.isNotFound ? 'configurator.gone' : 'configurator.tooSmall'} />;
  if (view.opening)
    return (
      <framedPicture.ActorProvider actor={view.opening}>
        <FramedPicture fallback={<ConfiguratorSkeleton />} />
      </framedPicture.ActorProvider>
    );
  if (!subject) return <ConfiguratorSkeleton />;
  return (
    <article className={styles.layout} aria-label={subject.title}>
      <div className={styles.preview}>{preview}</div>
      <div className={styles.choices}>
        {choices ?? <Choices view={view} subject={subject} />}
        {children}
      </div>
    </article>
  );
}
