import { addToCartMessages } from '../../messages/cart.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { BottomBar } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ConfiguratorTitle, LinkNotice } from './ChoiceHead.tsx';
import { MediaChoice } from './Choices.tsx';
import { CurrentPrice } from './CurrentPrice.tsx';
import { configurator } from './configurator.ts';
import { SizeChoice } from './SizeChoice.tsx';
import screenStyles from './SizeScreen.module.css';
import styles from './Title.module.css';

/** Media first, then its sizes: they are not listed before. (CONF-09, CONF-10) */
export function SizeScreenChoices() {
  const view = configurator.useView();
  return (
    <>
      {view.subject ? <ConfiguratorTitle subject={view.subject} price={view.price} /> : null}
      <LinkNotice isAdjusted={view.isAdjusted} />
      <MediaChoice {...view} />
      {view.isMediaChosen ? (
        <SizeChoice {...view} />
      ) : (
        <p className={styles.prompt} role="status">
          {formatMessage(configuratorMessages['configurator.chooseMedia'])}
        </p>
      )}
    </>
  );
}

/** Leads from the sizes to the frames, which need a size; on a phone in a bottom bar. (CONF-14, ART-28) */
export function NextStep() {
  const { isSizeRequired, canAskForFraming, askForFraming } = configurator.useView();
  return (
    <div className={screenStyles.container}>
      <BottomBar>
        {isSizeRequired ? (
          <Notice tone="fault" live="assertive">
            {formatMessage(addToCartMessages['add.noSize'])}
          </Notice>
        ) : null}
        <CurrentPrice />
        <Button wide disabled={!canAskForFraming} onClick={askForFraming}>
          Continue
        </Button>
      </BottomBar>
    </div>
  );
}
