import { say } from '../../messages/messages.ts';
import { LinkNotice, MediaChoice, Title } from './ChoiceHead.tsx';
import { configurator } from './configurator.ts';
import { SizeChoice } from './SizeChoice.tsx';
import styles from './Title.module.css';
import '../../messages/addToCart.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ChosenPrice } from './ChosenPrice.tsx';
import sizeChoicesStyles from './SizeChoices.module.css';

/** Media first, then its sizes: they are not listed before. (CONF-09, CONF-10) */
export function SizeChoices() {
  const view = configurator.useFlow();
  return (
    <>
      {view.subject ? <Title subject={view.subject} /> : null}
      <LinkNotice isAdjusted={view.isAdjusted} />
      <MediaChoice {...view} />
      {view.isMediaChosen ? (
        <SizeChoice {...view} />
      ) : (
        <p className={styles.ask} role="status">
          {say('configurator.chooseMedia')}
        </p>
      )}
    </>
  );
}

/** On from the sizes to the frames, which need a size; on a phone on a bar at the bottom. (CONF-14, ART-28) */
export function Onward() {
  const { isSizeMissed, canAskForFraming, askForFraming } = configurator.useFlow();
  return (
    <div className={sizeChoicesStyles.place}>
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
