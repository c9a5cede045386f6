import { formatMessage } from '../../messages/message.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './WallPhoto.module.css';

type Props = { onMeasure: () => void; onRemove: () => void };

/** What can be done with the shopper's own wall once it is measured. (FRAME-10) */
export const MeasuredPhoto = ({ onMeasure, onRemove }: Props) => (
  <div className={styles.row}>
    <strong className={styles.scale}>{formatMessage(previewWallMessages['preview.toScale'])}</strong>
    <Button look="secondary" size="small" onClick={onMeasure}>
      Measure the wall again
    </Button>
    <Button look="quiet" size="small" onClick={onRemove}>
      Remove photo
    </Button>
  </div>
);
