import '../../messages/upload.ts';
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { connect } from '../../../machines/upload/upload.connect.ts';
import { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Landscape } from './Landscape.tsx';
import styles from './Upload.module.css';

export const upload = flow(uploadMachine, connect);

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * The place that takes a photo: pressed, it opens the device's own chooser, with its camera on a phone; a photo can be
 * dropped on it, or pasted anywhere on the page. (UPL-01, UPL-02, UPL-16, UPL-17)
 */
export function Upload() {
  const { name, isBusy, canCancel, isTooLow, refusal, says, give, cancel } = upload.useFlow();
  const [isOver, setOver] = useState(false);
  usePasted(give);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    give([...event.dataTransfer.files]);
  };
  const hover = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Only so does the browser let go of the file to the page, and not open it in its place.
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={styles.upload}>
      {refusal ? (
        <Notice tone="fault" live="assertive" title={say(refusal)}>
          {isTooLow ? (
            <>
              <p>{say('upload.tooLowWhy')}</p>
              <p>{say('upload.support')}</p>
              <p>
                <a className={styles.phone} href={SUPPORT_LINK}>
                  {SUPPORT_PHONE}
                </a>
              </p>
            </>
          ) : null}
        </Notice>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on is an extra; the control is inside of it */}
      <div
        className={styles.place}
        data-over={isOver || undefined}
        onDragEnter={hover}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isBusy ? (
          <div className={styles.busy}>
            <Waiting>{say(says ?? 'upload.reading', { name })}</Waiting>
            <p className={styles.quiet}>{say('upload.stays')}</p>
            {canCancel ? (
              <Button look="quiet" onClick={cancel}>
                Cancel
              </Button>
            ) : null}
          </div>
        ) : (
          <label className={styles.target}>
            <input
              className={styles.input}
              type="file"
              accept="image/*"
              aria-labelledby="upload-tap"
              aria-describedby="upload-formats"
              onChange={({ target }) => {
                give([...(target.files ?? [])]);
                // The same file, mended meanwhile, must be a change too.
                target.value = '';
              }}
            />
            <Landscape />
            <span className={styles.tap} id="upload-tap">
              {say('upload.tap')}
            </span>
            <span className={styles.quiet} aria-hidden="true">
              {say(isOver ? 'upload.dropHere' : 'upload.orDrop')}
            </span>
            <span className={styles.formats} id="upload-formats">
              {say('upload.formats')}
            </span>
          </label>
        )}
      </div>
    </div>
  );
}

/** A photo that was copied elsewhere and is pasted anywhere on the page. */
function usePasted(give: (files: File[]) => void) {
  const latest = useRef(give);
  useEffect(() => {
    latest.current = give;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent | globalThis.ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
