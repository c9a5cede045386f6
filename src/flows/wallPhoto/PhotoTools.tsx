import { formatMessage } from '../../messages/message.ts';
import { previewWallMessages } from '../../messages/previewWall.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import { PhotoField } from './PhotoActions.tsx';
import { ReferenceForm } from './ReferenceForm.tsx';
import styles from './WallPhoto.module.css';
import { wallPhoto } from './wallPhoto.ts';

/** The controls of a wall photo until it is measured: it is read, refused, or given its marks. (FRAME-10) */
export function PhotoTools() {
  const { isReading, refusal, marks, choose, remove } = wallPhoto.useView();
  if (marks) return <ReferenceForm marks={marks} />;
  if (!isReading && !refusal) return null;
  return (
    <div className={styles.tools}>
      {isReading ? <ProgressNotice>{formatMessage(previewWallMessages['preview.reading'])}</ProgressNotice> : null}
      {refusal ? (
        <Notice tone="fault" live="assertive">
          {formatMessage(previewWallMessages[`preview.photo.${refusal}`])}
        </Notice>
      ) : null}
      <div className={styles.row}>
        {refusal ? <PhotoField label="Another photo" onFile={choose} autoFocus /> : null}
        {/* The control that replaces the pressed one takes the focus: another photo where one was refused, else this. */}
        <Button key={refusal} look="quiet" size="small" autoFocus={isReading} onClick={remove}>
          Without a photo
        </Button>
      </div>
    </div>
  );
}
