import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import { inRupees } from '../../domain/money.ts';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Head.module.css';

type View = Pick<
  ReturnType<typeof connect>,
  'subject' | 'what' | 'price' | 'backPath' | 'hasPictureFailed' | 'retryPicture'
>;

/** What is being framed, and what it comes to: one price, whichever frame. (CONF-57) */
export function Head({ subject, what, price, backPath, hasPictureFailed, retryPicture }: View) {
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={backPath}>
        <Icon name="chevron-left" size={18} />
        Back
      </Link>
      <h1 className={styles.title}>Choose a frame</h1>
      {hasPictureFailed ? (
        <Failed title={say('art.failed')} retryLabel="Open the picture again" onRetry={retryPicture} />
      ) : (
        <div className={styles.subject}>
          {subject ? (
            <img
              className={styles.picture}
              src={subject.picture.thumbnail.url}
              width={subject.picture.thumbnail.width}
              height={subject.picture.thumbnail.height}
              alt=""
            />
          ) : (
            <Skeleton width="48px" height="60px" />
          )}
          <div className={styles.words}>
            {what ? <p>{say('frameList.framing', { what })}</p> : <Skeleton width="16rem" />}
            {price === null ? (
              <Skeleton width="12rem" />
            ) : (
              <p className={styles.price}>{inRupees(price)}, whichever frame you choose</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
