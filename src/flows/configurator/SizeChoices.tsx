import { say } from '../../messages/messages.ts';
import { configurator } from './configurator.ts';
import { LinkNotice } from './LinkNotice.tsx';
import { MediaChoice } from './MediaChoice.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import styles from './Title.module.css';
import { Title } from './Title.tsx';

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
