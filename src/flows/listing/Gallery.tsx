import { memo, type ReactNode, useId } from 'react';
import type { ListingView } from '../../../machines/listing/listing.connect.ts';
import { LISTS, type ListArea } from '../../domain/listArea.ts';
import type { CardGroup, ListCard, ListSection } from '../../domain/listCard.ts';
import { listingMessages } from '../../messages/listing.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { CardGrid } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import styles from './Gallery.module.css';
import { ListCardView } from './ListCardView.tsx';
import { LIST_TEXTS } from './listTexts.ts';

type CardOptions = { area: ListArea; renderHeart: (card: ListCard) => ReactNode };

/** The cards of a first screen; pictures after it load when they come near. */
const FIRST_SCREEN = { small: 4, large: 3 } as const;

/** The cards of a page, each section under its own heading where it has any. (GIFT-02, GIFT-04) */
const CardGroups = ({ groups, ...options }: CardOptions & { groups: readonly CardGroup[] }) =>
  groups.map(({ section, cards }, index) =>
    section ? (
      <ListSectionBlock key={section} section={section}>
        <Cards {...options} cards={cards} isFirst={index === 0} level={3} label={getHeading(section)} />
      </ListSectionBlock>
    ) : (
      <Cards {...options} key="" cards={cards} isFirst={index === 0} level={2} label={LISTS[options.area].title} />
    ),
  );

type CardsProps = CardOptions & { cards: readonly ListCard[]; isFirst: boolean; level: 2 | 3; label: string };

function Cards({ area, cards, renderHeart, isFirst, level, label }: CardsProps) {
  const { size, lines } = LIST_TEXTS[area].cards;
  return (
    <CardGrid label={label} size={size} lines={lines}>
      {cards.map((card, index) => (
        <CardItem
          key={card.id}
          card={card}
          area={area}
          eager={isFirst && index < FIRST_SCREEN[size]}
          first={isFirst && index === 0}
          level={level}
          renderHeart={renderHeart}
        />
      ))}
    </CardGrid>
  );
}

type CardItemProps = CardOptions & { card: ListCard; eager: boolean; first: boolean; level: 2 | 3 };

/** Memoized: a press on a filter does not render the cards that stay. */
const CardItem = memo(({ area, card, renderHeart, ...rest }: CardItemProps) => (
  <li>
    <ListCardView card={card} area={area} heart={renderHeart(card)} linksToTypes={area === 'art'} {...rest} />
  </li>
));

/** The first section of a page that has any: its heading shows before the cards load. */
const FIRST_SECTION: Partial<Record<ListArea, ListSection>> = { gifts: 'thoughtfulGifts' };

/** Skeletons of the cards. */
function GallerySkeleton({ area }: { area: ListArea }) {
  const { loadingText, cards } = LIST_TEXTS[area];
  const section = FIRST_SECTION[area];
  const skeletons = (
    <CardGrid label={LISTS[area].title} busy size={cards.size}>
      <PrintSkeletons count={LISTS[area].size} label={loadingText} shape={cards.shape} />
    </CardGrid>
  );
  return section ? <ListSectionBlock section={section}>{skeletons}</ListSectionBlock> : skeletons;
}

/** The cards of a page, their skeletons while it loads, or why there are none. (CAT-08, CAT-16) */
export const ListGallery = memo(function ListGallery(view: ListingView & Pick<CardOptions, 'renderHeart'>) {
  const { area, groups, isLoading, isEmpty, isPastTheEnd, hasFailed, retry, renderHeart } = view;
  if (hasFailed) return <ErrorState title={formatMessage(listingMessages['listing.failed'])} onRetry={retry} />;
  if (isEmpty || isPastTheEnd) return <EmptyGallery {...view} />;
  if (isLoading && groups.length === 0) return <GallerySkeleton area={area} />;
  return <CardGroups area={area} groups={groups} renderHeart={renderHeart} />;
});

function EmptyGallery({ area, page, isPastTheEnd, canClear, clear, getPagePath }: ListingView) {
  const messageId = isPastTheEnd ? 'listing.pastTheEnd' : canClear ? 'listing.noneMatch' : 'listing.comeAgain';
  return (
    <EmptyState
      title={formatMessage(listingMessages[LIST_TEXTS[area].emptyMessage])}
      text={formatMessage(listingMessages[messageId])}
      action={renderAction()}
    />
  );

  function renderAction() {
    if (canClear && !isPastTheEnd)
      return (
        <Button look="secondary" onClick={clear}>
          {`See all ${LIST_TEXTS[area].itemNames[1]}`}
        </Button>
      );
    const [to, name] = page > 1 ? [getPagePath(1), 'To the first page'] : ['/', 'Return To Home'];
    return (
      <Button look="secondary" render={<Link to={to} />}>
        {name}
      </Button>
    );
  }
}

const HEADINGS = { framedGifts: 'listing.framedGifts', thoughtfulGifts: 'listing.thoughtfulGifts' } as const;

/** The heading of a section. */
const getHeading = (section: ListSection): string => formatMessage(listingMessages[HEADINGS[section]]);

/** A section under its heading. (GIFT-02, GIFT-04) */
function ListSectionBlock({ section, children }: { section: ListSection; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {getHeading(section)}
      </h2>
      {children}
    </section>
  );
}
