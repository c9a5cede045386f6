import { CROP_CONTINUE_FIELD } from '../../../machines/crop/crop.setup.ts';
import { cropMessages } from '../../messages/crop.ts';
import { formatMessage } from '../../messages/message.ts';
import { uploadMessages } from '../../messages/upload.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ProgressNotice } from '../../ui/ProgressNotice.tsx';
import styles from './CropActions.module.css';
import { crop } from './crop.ts';

const MESSAGES = { ...cropMessages, ...uploadMessages };

const STEPS = 3;

/** The permission and the actions; while the picture is sent, its progress. (UPL-06 to UPL-09) */
export function CropActions() {
  const view = crop.useView();
  const { step, isLeaving, message, percent } = view;
  return (
    <div className={styles.bar}>
      {step !== null || isLeaving ? (
        <div className={styles.progress}>
          <ProgressNotice done={step ?? STEPS} total={STEPS}>
            {message ? formatMessage(MESSAGES[message]) : null}
            {percent === null ? null : <span className={styles.percent}> {percent}%</span>}
          </ProgressNotice>
          {isLeaving ? null : (
            <Button look="quiet" onClick={view.cancel}>
              Cancel
            </Button>
          )}
        </div>
      ) : (
        <>
          <Checkbox
            label={formatMessage(cropMessages['crop.permission'])}
            checked={view.isPermitted}
            disabled={!view.canCrop}
            onCheck={view.permit}
          />
          <div className={styles.actions}>
            <Button look="secondary" disabled={!view.canCrop} onClick={view.changePhoto}>
              {formatMessage(cropMessages['crop.change'])}
            </Button>
            <Button id={CROP_CONTINUE_FIELD} disabled={!view.canContinue} onClick={view.goOn}>
              {formatMessage(cropMessages['crop.continue'])}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
