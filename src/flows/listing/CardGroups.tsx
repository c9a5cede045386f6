import { type ReactNode, useId } from 'react';
import type { ListArea } from '../../domain/listArea.ts';
import type { ListCard, ListSection } from '../../domain/listCard.ts';
import type { CardGroup } from '../../domain/listSections.ts';
import { say } from '../../messages/messages.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import styles from './CardGroups.module.css';
import { ListCardView } from './ListCardView.tsx';
import { LIST_TEXTS } from './listTexts.ts';

type Props = {
  area: ListArea;
  groups: readonly CardGroup[];
  heartOf?: ((card: ListCard) => ReactNode) | undefined;
};

/** As many cards as a first screen shows; those after it wait until they come near. */
const FIRST_SCREEN = { small: 4, large: 3 } as const;
const SECTIONS = { framedGifts: 'listing.framedGifts', thoughtfulGifts: 'listing.thoughtfulGifts' } as const;

/** The cards of a page, each part of it under its own heading where it has parts. (GIFT-02, GIFT-04) */
export const CardGroups = ({ area, groups, heartOf }: Props) =>
  groups.map(({ section, cards }, at) =>
    section ? (
      <Part key={section} section={section}>
        <Cards
          area={area}
          cards={cards}
          heartOf={heartOf}
          isFirst={at === 0}
          level={3}
          label={say(SECTIONS[section])}
        />
      </Part>
    ) : (
      <Cards key="" area={area} cards={cards} heartOf={heartOf} isFirst={at === 0} level={2} />
    ),
  );

function Part({ section, children }: { section: ListSection; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {say(SECTIONS[section])}
      </h2>
      {children}
    </section>
  );
}

type CardsProps = Pick<Props, 'area' | 'heartOf'> & {
  cards: readonly ListCard[];
  isFirst: boolean;
  level: 2 | 3;
  label?: string;
};

function Cards({ area, cards, heartOf, isFirst, level, label }: CardsProps) {
  const { title, cards: hangs } = LIST_TEXTS[area];
  return (
    <CardGrid label={label ?? title} size={hangs.size}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ListCardView
            card={card}
            eager={isFirst && index < FIRST_SCREEN[hangs.size]}
            level={level}
            hangs={hangs}
            heart={heartOf?.(card)}
          />
        </li>
      ))}
    </CardGrid>
  );
}
