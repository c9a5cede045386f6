import { formatArtistPath } from '../../../machines/listing/listPath.ts';
import { formatRupees } from '../../domain/money.ts';
import type { PrintSubject } from '../../domain/printSubject.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { ConfiguratorView } from './configurator.ts';
import styles from './Title.module.css';

/** The shell brings the shopper to what is still to be chosen by this id. (CART-26) */
export const MISSING_CHOICE = 'missing-choice';

/** Canvas or paper; what a small upload does not fit cannot be chosen, and says so. (ART-06, CONF-17) */
export const MediaChoice = ({
  medias,
  mediasOnOffer,
  media,
  isMediaChosen,
  chooseMedia,
}: Pick<ConfiguratorView, 'medias' | 'mediasOnOffer' | 'media' | 'isMediaChosen' | 'chooseMedia'>) => (
  <RadioGroup
    id={isMediaChosen ? undefined : MISSING_CHOICE}
    legend="Choose a Media"
    look="segments"
    options={medias.map((value) => {
      const isOffered = mediasOnOffer.includes(value);
      return { value, label: value, disabled: !isOffered, hint: isOffered ? undefined : 'Needs a larger picture' };
    })}
    value={isMediaChosen ? media : null}
    onPick={chooseMedia}
  />
);

type TitleProps = Pick<ConfiguratorView, 'price'> & { subject: PrintSubject };

/** What the picture is called, whose it is, and what it costs as it is chosen; a phone has the price on its bar. */
export const Title = ({ subject: { title, artist }, price }: TitleProps) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {artist ? (
      <p className={styles.artist}>
        <Link to={formatArtistPath(artist)}>{artist}</Link>
      </p>
    ) : null}
    {price === null ? null : <p className={styles.price}>{formatRupees(price)}</p>}
  </header>
);

/** A link requested something that is not on offer; gone with the next choice. */
export const LinkNotice = ({ isAdjusted }: { isAdjusted: boolean }) =>
  isAdjusted ? <Notice live="polite">{formatMessage(configuratorMessages['configurator.adjusted'])}</Notice> : null;
