import { formatArtistPath } from '../../../machines/listing/listPath.ts';
import { formatRupees } from '../../domain/money.ts';
import type { PrintSubject } from '../../domain/printSubject.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ConfiguratorView } from './configurator.ts';
import styles from './Title.module.css';

type TitleProps = Pick<ConfiguratorView, 'price'> & { subject: PrintSubject };

/** Title, artist and the price of the current choice; a phone has the price in its bottom bar. */
export const ConfiguratorTitle = ({ subject: { title, artist }, price }: TitleProps) => (
  <header className={styles.header}>
    <h1 className={styles.title}>{title}</h1>
    {artist ? (
      <p className={styles.artist}>
        <Link to={formatArtistPath(artist)}>{artist}</Link>
      </p>
    ) : null}
    {price === null ? null : <p className={styles.price}>{formatRupees(price)}</p>}
  </header>
);

/** A link requested what is not on offer; gone with the next choice. */
export const LinkNotice = ({ isAdjusted }: { isAdjusted: boolean }) =>
  isAdjusted ? <Notice live="polite">{formatMessage(configuratorMessages['configurator.adjusted'])}</Notice> : null;
