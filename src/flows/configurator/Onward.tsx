import '../../messages/addToCart.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import { configurator } from './configurator.ts';
import styles from './Onward.module.css';

/** On from the sizes to the frames, which need a size; on a phone on a bar at the bottom. (CONF-14, ART-28) */
export function Onward() {
  const { isSizeMissed, canAskForFraming, askForFraming } = configurator.useFlow();
  return (
    <div className={styles.place}>
      {isSizeMissed ? (
        <Notice tone="fault" live="assertive">
          {say('add.noSize')}
        </Notice>
      ) : null}
      <FootBar>
        <ChosenPrice />
        <Button wide disabled={!canAskForFraming} onClick={askForFraming}>
          Continue
        </Button>
      </FootBar>
    </div>
  );
}
