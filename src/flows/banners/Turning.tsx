import type { connect } from '../../../machines/banners/banners.connect.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Turning.module.css';

type View = Pick<
  ReturnType<typeof connect>,
  'canTurn' | 'shown' | 'show' | 'showNext' | 'showPrevious' | 'isPaused' | 'pause' | 'resume'
>;

/** What turns the banners by hand, and pauses them. Its place is kept while they are on their way. (HOME-04) */
export function Turning({ count, isComing, view }: { count: number; isComing: boolean; view: View }) {
  const { canTurn, shown, show, showNext, showPrevious, isPaused, pause, resume } = view;
  if (!canTurn) return isComing ? <div className={styles.turning} /> : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what one fills in
    <div className={styles.turning} role="group" aria-label="Turn the banners">
      <div className={styles.arrow}>
        <IconButton label="Banner before" icon="chevron-left" onClick={showPrevious} />
      </div>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never change
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Banner ${index + 1} of ${count}`}
          aria-current={index === shown || undefined}
          onClick={() => show(index)}
        />
      ))}
      <div className={styles.arrow}>
        <IconButton label="Next banner" icon="chevron-right" onClick={showNext} />
      </div>
      <IconButton
        label={isPaused ? 'Let the banners turn' : 'Pause the banners'}
        icon={isPaused ? 'play' : 'pause'}
        onClick={isPaused ? resume : pause}
      />
    </div>
  );
}
