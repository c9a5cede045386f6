import type { ReactNode } from 'react';
import type { ListArea } from '../../domain/listArea.ts';
import type { ListCard } from '../../domain/listCard.ts';
import type { CardGroup } from '../../domain/listSections.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { ListCardView } from './ListCardView.tsx';
import { headingOf, ListPart } from './ListPart.tsx';
import { LIST_TEXTS } from './listTexts.ts';

type Shown = { area: ListArea; heartOf?: ((card: ListCard) => ReactNode) | undefined };

/** As many cards as a first screen shows; those after it wait until they come near. */
const FIRST_SCREEN = { small: 4, large: 3 } as const;

/** The cards of a page, each part of it under its own heading where it has parts. (GIFT-02, GIFT-04) */
export const CardGroups = ({ groups, ...shown }: Shown & { groups: readonly CardGroup[] }) =>
  groups.map(({ section, cards }, at) =>
    section ? (
      <ListPart key={section} section={section}>
        <Cards {...shown} cards={cards} isFirst={at === 0} level={3} label={headingOf(section)} />
      </ListPart>
    ) : (
      <Cards {...shown} key="" cards={cards} isFirst={at === 0} level={2} label={LIST_TEXTS[shown.area].title} />
    ),
  );

type CardsProps = Shown & { cards: readonly ListCard[]; isFirst: boolean; level: 2 | 3; label: string };

function Cards({ area, cards, heartOf, isFirst, level, label }: CardsProps) {
  const hangs = LIST_TEXTS[area].cards;
  return (
    <CardGrid label={label} size={hangs.size}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ListCardView
            card={card}
            eager={isFirst && index < FIRST_SCREEN[hangs.size]}
            first={isFirst && index === 0}
            level={level}
            hangs={hangs}
            heart={heartOf?.(card)}
          />
        </li>
      ))}
    </CardGrid>
  );
}
