import { say } from '../../messages/messages.ts';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './Crop.module.css';

/** The screen in its final size while the picture comes. */
export const Opening = () => (
  <div className={styles.parts} aria-busy="true">
    <div className={styles.picture}>
      <Skeleton ratio={1.25} />
    </div>
    <div className={styles.beside}>
      <Waiting>{say('crop.opening')}</Waiting>
      <TextSkeleton lines={6} />
    </div>
  </div>
);
