import type { ReactNode } from 'react';
import { toCardPicture } from '../../domain/cardPicture.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { formatRupees } from '../../domain/money.ts';
import { Link } from '../../ui/Link.tsx';
import { Print } from '../../ui/Print.tsx';
import { type CardLook, LIST_TEXTS } from './listTexts.ts';

type Props = {
  card: ListCard;
  /** On the first screen: its picture loads at once. */
  eager?: boolean;
  /** The first of its page: its picture is fetched before all others. */
  first?: boolean;
  level?: 2 | 3;
  cardLook?: CardLook;
  heart?: ReactNode;
  /** With a link to where a print is chosen as it is or framed. (ROUTE-26) */
  linksToTypes?: boolean;
};

/** One item of a list: its picture, its label, the link to its own page, and a heart where it is sold. (CAT-17, WALL-01, GIFT-07, GIFT-08, DECOR-04) */
export const ListCardView = ({
  card,
  eager,
  first,
  level = 2,
  cardLook = LIST_TEXTS.art.cards,
  heart,
  linksToTypes,
}: Props) => (
  <Print
    picture={card.picture && toCardPicture(card.picture, cardLook.size)}
    loading={eager ? 'eager' : 'lazy'}
    priority={first ?? false}
    title={card.title}
    lines={card.lines}
    price={formatPrice(card)}
    link={<Link to={card.path} />}
    level={level}
    look={cardLook.look}
    shape={cardLook.shape}
    action={heart}
    extraLink={
      linksToTypes ? (
        <Link to={card.path.replace(/^\/art\//, '/shop_art_type/')} aria-label={`Print or framed: ${card.title}`}>
          Print or framed
        </Link>
      ) : null
    }
  />
);

const formatPrice = ({ price }: ListCard) =>
  price && (price.isFrom ? `From ${formatRupees(price.amount)}` : formatRupees(price.amount));
