import type { ReactNode } from 'react';
import { toCardPicture } from '../../domain/cardPicture.ts';
import type { ListArea } from '../../domain/listArea.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { formatRupees } from '../../domain/money.ts';
import { Print } from '../../ui/Print.tsx';
import { LIST_TEXTS } from './listTexts.ts';

type Props = {
  card: ListCard;
  /** The list whose cards it looks like. */
  area?: ListArea;
  /** On the first screen: its picture loads at once. */
  eager?: boolean;
  /** The first of its page: its picture is fetched before all others. */
  first?: boolean;
  level?: 2 | 3;
  heart?: ReactNode;
  /** With a link to where a print is chosen as it is or framed. (ROUTE-26) */
  linksToTypes?: boolean;
};

/** One item of a list: its picture, its label, the link to its own page, and a heart where it is sold. (CAT-17, WALL-01, GIFT-07, GIFT-08, DECOR-04) */
export function ListCardView({ card, area = 'art', eager, first, level = 2, heart, linksToTypes }: Props) {
  const { size, look, shape } = LIST_TEXTS[area].cards;
  return (
    <Print
      picture={card.picture && toCardPicture(card.picture, size)}
      loading={eager ? 'eager' : 'lazy'}
      priority={first ?? false}
      title={card.title}
      lines={card.lines}
      price={formatPrice(card)}
      path={card.path}
      level={level}
      look={look}
      shape={shape}
      action={heart}
      extraLink={
        linksToTypes
          ? {
              to: card.path.replace(/^\/art\//, '/shop_art_type/'),
              'aria-label': `Print or framed: ${card.title}`,
              children: 'Print or framed',
            }
          : undefined
      }
    />
  );
}

const formatPrice = ({ price }: ListCard) =>
  price && (price.isFrom ? `From ${formatRupees(price.amount)}` : formatRupees(price.amount));
