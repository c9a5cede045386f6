import { connect } from '../../../machines/photo/photo.connect.ts';
import { photoMachine } from '../../../machines/photo/photo.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { photoMessages, uploadMessages } from '../../messages/upload.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDropZone } from '../../ui/FileDropZone.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './Photo.module.css';

export const photo = createFlow(photoMachine, connect);

type Props = {
  /** The control's, which the form's summary leads to. */
  controlId: string;
  /** The id of the form's error about the photo, while there is one. */
  errorId?: string | undefined;
  /** Resolves a root-relative address. */
  getUrl: (url: string) => string;
};

/** A form's photo: chosen, taken with the camera or dropped; previewed, uploaded, replaced. (DSGN-14, DSGN-16, DSGN-17) */
export function Photo({ controlId, errorId, getUrl }: Props) {
  const view = photo.useView();
  const {
    name,
    previewUrl,
    isReading,
    isRestoring,
    isSending,
    isUploaded,
    hasFailed,
    percent,
    refusal,
    choose,
    cancel,
    retry,
  } = view;
  const dropZoneProps = { accept: 'image/*', inputId: controlId, errorId, onFile: choose };
  // While nothing can be chosen, the form's summary leads to the cancel button.
  const cancelButton = (
    <Button look="quiet" size="small" id={controlId} onClick={cancel}>
      Cancel
    </Button>
  );
  return (
    <Stack gap={3}>
      {refusal ? <Notice tone="fault" live="assertive" title={formatMessage(uploadMessages[refusal])} /> : null}
      {hasFailed ? (
        <Notice tone="fault" live="assertive" title={formatMessage(photoMessages['photo.failed'])}>
          {formatMessage(photoMessages['photo.failedHint'])}
        </Notice>
      ) : null}
      {isReading ? (
        <div className={styles.card}>
          <ProgressNotice>{formatMessage(uploadMessages['upload.reading'], { name })}</ProgressNotice>
          {cancelButton}
        </div>
      ) : isRestoring ? (
        <div className={styles.card} id={controlId} tabIndex={-1}>
          <ProgressNotice>{formatMessage(photoMessages['photo.restoring'])}</ProgressNotice>
        </div>
      ) : previewUrl ? (
        <div className={styles.card}>
          <img className={styles.picture} src={getUrl(previewUrl)} width={160} height={120} alt="" />
          <div className={styles.message}>
            {isSending ? (
              <>
                <p role="status">{formatMessage(photoMessages['photo.sending'], { name })}</p>
                <progress className={styles.progress} max={100} value={percent} aria-label="Sent so far" />
              </>
            ) : null}
            {isUploaded && !errorId ? (
              <p className={styles.confirmation} role="status">
                {formatMessage(photoMessages['photo.sent'])}
              </p>
            ) : null}
            <Row gap={2}>
              {isSending ? (
                cancelButton
              ) : (
                <FileDropZone {...dropZoneProps} look="button" label={formatMessage(photoMessages['photo.replace'])} />
              )}
              {hasFailed ? (
                <Button look="secondary" size="small" onClick={retry}>
                  Try again
                </Button>
              ) : null}
            </Row>
          </div>
        </div>
      ) : (
        <FileDropZone
          {...dropZoneProps}
          look="low"
          label={formatMessage(photoMessages['photo.choose'])}
          hint={formatMessage(uploadMessages['upload.formats'])}
          dropHint={(isOver) =>
            formatMessage(isOver ? uploadMessages['upload.dropHere'] : photoMessages['photo.orDrop'])
          }
        />
      )}
    </Stack>
  );
}
