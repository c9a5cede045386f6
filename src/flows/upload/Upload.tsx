import { useEffect, useEffectEvent } from 'react';
import { connect } from '../../../machines/upload/upload.connect.ts';
import { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { uploadMessages } from '../../messages/upload.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDropZone } from '../../ui/FileDropZone.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './Upload.module.css';

/** A frame with a hill and the sun, as a placeholder of a photo. Hidden from screen readers. */
const UploadIllustration = () => (
  <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
    <rect className={styles.frame} x="2" y="2" width="116" height="92" rx="1" />
    <rect className={styles.window} x="12" y="12" width="96" height="72" />
    <circle className={styles.sun} cx="82" cy="32" r="7" />
    <path className={styles.hills} d="M12 72 42 42l20 20 12-10 34 26v6H12Z" />
  </svg>
);

export const upload = createFlow(uploadMachine, connect);

/**
 * Takes a photo: pressed, it opens the device's own chooser, with its camera on a phone; a photo can be dropped on it, or
 * pasted anywhere on the page. (UPL-01, UPL-02, UPL-16, UPL-17)
 */
export function Upload() {
  const { name, isBusy, canCancel, isTooLow, refusal, message, choose, cancel } = upload.useView();
  usePastedFile(choose);
  return (
    <Stack>
      {refusal ? (
        <Notice tone="fault" live="assertive" title={formatMessage(uploadMessages[refusal])}>
          {isTooLow ? (
            <>
              <p>{formatMessage(uploadMessages['upload.tooLowWhy'])}</p>
              <p>{formatMessage(uploadMessages['upload.support'])}</p>
              <p>
                <a className={styles.phone} href={SUPPORT_LINK}>
                  {SUPPORT_PHONE}
                </a>
              </p>
            </>
          ) : null}
        </Notice>
      ) : null}
      <FileDropZone
        label={formatMessage(uploadMessages['upload.tap'])}
        hint={formatMessage(uploadMessages['upload.formats'])}
        dropHint={(isOver) => formatMessage(uploadMessages[isOver ? 'upload.dropHere' : 'upload.orDrop'])}
        accept="image/*"
        onFile={choose}
        busy={
          isBusy ? (
            <div className={styles.busy}>
              <ProgressNotice>{formatMessage(uploadMessages[message ?? 'upload.reading'], { name })}</ProgressNotice>
              <p className={styles.muted}>{formatMessage(uploadMessages['upload.stays'])}</p>
              {canCancel ? (
                <Button look="quiet" onClick={cancel}>
                  Cancel
                </Button>
              ) : null}
            </div>
          ) : null
        }
      >
        <UploadIllustration />
      </FileDropZone>
    </Stack>
  );
}

/** Takes a file that is pasted anywhere on the page. */
function usePastedFile(choose: (file: File) => void) {
  const handlePaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const file = clipboardData?.files[0];
    if (file) choose(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
