import '../../messages/upload.ts';
import { connect } from '../../../machines/photo/photo.connect.ts';
import { photoMachine } from '../../../machines/photo/photo.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePlace } from '../../ui/FilePlace.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './Photo.module.css';

export const photo = flow(photoMachine, connect);

type Props = {
  /** The control's, which the form's summary leads to. */
  controlId: string;
  /** Where the form tells what is wrong with the photo, while something is. */
  faultId?: string | undefined;
  /** Where a picture of a root-relative address is. */
  addressOf: (url: string) => string;
};

/** The place of a form's photo: chosen, taken with the camera or dropped; seen, sent, replaced. (DSGN-14, DSGN-16, DSGN-17) */
export function Photo({ controlId, faultId, addressOf }: Props) {
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
  const chooser = { accept: 'image/*', inputId: controlId, faultId, onFiles: give };
  // While there is nothing to choose, the summary leads to what can be done.
  const stop = (
    <Button look="quiet" size="small" id={controlId} onClick={cancel}>
      Cancel
    </Button>
  );
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
          {stop}
        </div>
      ) : isFinding ? (
        <div className={styles.card} id={controlId} tabIndex={-1}>
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
              {isSending ? stop : <FilePlace {...chooser} look="button" label={say('photo.replace')} />}
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
