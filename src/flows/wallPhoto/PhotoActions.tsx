import { formatMessage } from '../../messages/message.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import { Button } from '../../ui/Button.tsx';
import { OverlayInput } from '../../ui/VisuallyHidden.tsx';
import styles from './WallPhoto.module.css';

type FieldProps = {
  label: string;
  onFile: (file: File) => void;
  autoFocus?: boolean;
};

/** Takes a photo of a wall from the device, or from its camera. */
export const PhotoField = ({ label, onFile, autoFocus }: FieldProps) => (
  <label className={styles.file}>
    <OverlayInput
      type="file"
      accept="image/*"
      // It comes in the place of what was pressed.
      autoFocus={autoFocus}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // The same file may be chosen again after it was refused.
        target.value = '';
        if (file) onFile(file);
      }}
    />
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8h3.500l1.5-2.500h6L16.5 8H20v11H4zM12 10.200a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.400z" />
    </svg>
    {label}
  </label>
);

type MeasuredProps = { onMeasure: () => void; onRemove: () => void };

/** What can be done with the shopper's own wall once it is measured. (FRAME-10) */
export const MeasuredPhoto = ({ onMeasure, onRemove }: MeasuredProps) => (
  <div className={styles.row}>
    <strong className={styles.scaleNote}>{formatMessage(previewWallMessages['preview.toScale'])}</strong>
    <Button look="secondary" size="small" onClick={onMeasure}>
      Measure the wall again
    </Button>
    <Button look="quiet" size="small" onClick={onRemove}>
      Remove photo
    </Button>
  </div>
);
