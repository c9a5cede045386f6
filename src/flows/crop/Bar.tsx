import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import styles from './Bar.module.css';
import { crop } from './crop.ts';

const STEPS = 3;

/** The permission and the way on; while the picture is sent, how far that is. (UPL-06 to UPL-09) */
export function Bar() {
  const view = crop.useFlow();
  const { step, isLeaving, says, percent } = view;
  return (
    <div className={styles.bar}>
      {step !== null || isLeaving ? (
        <div className={styles.sending}>
          <Waiting done={step ?? STEPS} of={STEPS}>
            {says ? say(says) : null}
            {percent === null ? null : <span className={styles.percent}> {percent}%</span>}
          </Waiting>
          {isLeaving ? null : (
            <Button look="quiet" onClick={view.cancel}>
              Cancel
            </Button>
          )}
        </div>
      ) : (
        <>
          <Checkbox
            label={say('crop.permission')}
            checked={view.permitted}
            disabled={!view.canCrop}
            onCheck={view.permit}
          />
          <div className={styles.ways}>
            <Button look="secondary" disabled={!view.canCrop} onClick={view.changePhoto}>
              {say('crop.change')}
            </Button>
            <Button disabled={!view.canContinue} onClick={view.goOn}>
              {say('crop.continue')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
