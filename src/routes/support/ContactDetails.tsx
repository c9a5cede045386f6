import { STORE_NAME } from '../../domain/documentTitle.ts';
import {
  SUPPORT_ADDRESS,
  SUPPORT_EMAIL,
  SUPPORT_HOURS,
  SUPPORT_LINK,
  SUPPORT_MAIL_LINK,
  SUPPORT_PHONE,
} from '../../messages/support.ts';
import styles from './ContactDetails.module.css';

/** Where the store stands, when it is open, and how else it is reached. (CONT-01, CONST-12) */
export const ContactDetails = () => (
  <dl className={styles.details}>
    <div>
      <dt>Store</dt>
      <dd>
        <address className={styles.address}>
          {[STORE_NAME, ...SUPPORT_ADDRESS].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </dd>
    </div>
    <div>
      <dt>Hours</dt>
      <dd>{SUPPORT_HOURS}</dd>
    </div>
    <div>
      <dt>Phone</dt>
      <dd>
        <a className={styles.link} href={SUPPORT_LINK}>
          {SUPPORT_PHONE}
        </a>
      </dd>
    </div>
    <div>
      <dt>E-mail</dt>
      <dd>
        <a className={styles.link} href={SUPPORT_MAIL_LINK}>
          {SUPPORT_EMAIL}
        </a>
      </dd>
    </div>
  </dl>
);
