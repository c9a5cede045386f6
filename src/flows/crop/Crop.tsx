import { say } from '../../messages/messages.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Bar } from './Bar.tsx';
import { Board } from './Board.tsx';
import styles from './Crop.module.css';
import { crop } from './crop.ts';
import { Meter } from './Meter.tsx';
import { Opening } from './Opening.tsx';
import { Tools } from './Tools.tsx';

/** The crop screen: the picture, the shapes of its frame, how sharp each size prints, and the way on. (UPL-04 to UPL-12) */
export function Crop() {
  const view = crop.useFlow();
  const { isOpening, isMissing, hasFailed, isTooLow, fault, picture } = view;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{say('crop.title')}</h1>
      {isOpening ? (
        <Opening />
      ) : isMissing || hasFailed || isTooLow ? (
        <NoPicture />
      ) : (
        <div className={styles.parts}>
          <div className={styles.picture}>
            <Board />
            <Tools />
          </div>
          <div className={styles.beside}>
            {picture.isKept ? null : <Notice>{say('upload.notKept')}</Notice>}
            {fault ? <Fault /> : null}
            <Meter />
          </div>
          <Bar />
        </div>
      )}
    </div>
  );
}

/** What went wrong at the last try. What the shopper did stands. (UPL-16 to UPL-18) */
function Fault() {
  const { fault } = crop.useFlow();
  const [title, ...more] = fault ?? [];
  if (!title) return null;
  return (
    <Notice tone="fault" live="assertive" title={say(title)}>
      {more.map((each) => (
        <p key={each}>{say(each)}</p>
      ))}
      {more.includes('upload.support') ? <Phone /> : null}
    </Notice>
  );
}

const Phone = () => (
  <a className={styles.phone} href={SUPPORT_LINK}>
    {SUPPORT_PHONE}
  </a>
);

/** There is nothing to crop: why, and the one next step. */
function NoPicture() {
  const { isMissing, isTooLow, changePhoto, retry } = crop.useFlow();
  const change = (
    <Button look={isMissing || isTooLow ? 'primary' : 'secondary'} onClick={changePhoto}>
      {say('crop.change')}
    </Button>
  );
  if (isTooLow)
    return (
      <EmptyState
        icon="alert"
        title={say('upload.tooLow')}
        text={
          <>
            <span>{say('upload.support')}</span> <Phone />
          </>
        }
        action={change}
      />
    );
  if (isMissing) return <EmptyState title={say('crop.missing')} action={change} />;
  return (
    <EmptyState
      icon="alert"
      title={say('crop.failed')}
      action={
        <div className={styles.ways}>
          <Button onClick={retry}>Try again</Button>
          {change}
        </div>
      }
    />
  );
}
