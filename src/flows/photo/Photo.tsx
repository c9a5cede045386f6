import '../../messages/photo.ts';
import '../../messages/upload.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePlace } from '../../ui/FilePlace.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './Photo.module.css';
import { photo } from './photo.ts';

type Props = {
  /** The control's, which the form's summary leads to. */
  controlId: string;
  /** Where a picture of a root-relative address is. */
  addressOf: (url: string) => string;
};

/** The place of a form's photo: chosen, taken with the camera or dropped; seen, sent, replaced. (DSGN-14, DSGN-16, DSGN-17) */
export function Photo({ controlId, addressOf }: Props) {
  const view = photo.useFlow();
  const {
    name,
    previewUrl,
    isOpening,
    isFinding,
    isSending,
    isKept,
    hasFailed,
    percent,
    refusal,
    give,
    cancel,
    retry,
  } = view;
  const chooser = { accept: 'image/*', inputId: controlId, onFiles: give };
  return (
    <div className={styles.place}>
      {refusal ? <Notice tone="fault" live="assertive" title={say(refusal)} /> : null}
      {hasFailed ? (
        <Notice tone="fault" live="assertive" title={say('photo.failed')}>
          {say('photo.failedHint')}
        </Notice>
      ) : null}
      {isOpening ? (
        <div className={styles.card}>
          <Waiting>{say('upload.reading', { name })}</Waiting>
          <Button look="quiet" size="small" onClick={cancel}>
            Cancel
          </Button>
        </div>
      ) : isFinding ? (
        <div className={styles.card}>
          <Waiting>{say('photo.finding')}</Waiting>
        </div>
      ) : previewUrl ? (
        <div className={styles.card}>
          <img className={styles.picture} src={addressOf(previewUrl)} width={160} height={120} alt="" />
          <div className={styles.told}>
            {isSending ? (
              <>
                <p role="status">{say('photo.sending', { name })}</p>
                <progress className={styles.progress} max={100} value={percent} aria-label="Sent so far" />
              </>
            ) : null}
            {isKept ? (
              <p className={styles.sent} role="status">
                {say('photo.sent')}
              </p>
            ) : null}
            <div className={styles.actions}>
              {isSending ? (
                <Button look="quiet" size="small" onClick={cancel}>
                  Cancel
                </Button>
              ) : (
                <FilePlace {...chooser} look="button" label={say('photo.replace')} />
              )}
              {hasFailed ? (
                <Button look="secondary" size="small" onClick={retry}>
                  Try again
                </Button>
              ) : null}
            </div>
          </div>
        </div>
      ) : (
        <FilePlace
          {...chooser}
          look="low"
          label={say('photo.choose')}
          hint={say('upload.formats')}
          aside={(isOver) => say(isOver ? 'upload.dropHere' : 'photo.orDrop')}
        />
      )}
    </div>
  );
}
