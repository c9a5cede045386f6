import { LISTS, type ListArea } from '../../domain/listArea.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { ListCardView } from '../../flows/listing/ListCardView.tsx';
import { LIST_TEXTS } from '../../flows/listing/listTexts.ts';
import { renderCardHeart } from '../../flows/wishlist/HeartButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './ResultGroup.module.css';

/** The search results of a list, as that list shows them. */
export function renderResultGroup(area: ListArea, cards: readonly ListCard[]) {
  const { title } = LISTS[area];
  const { size } = LIST_TEXTS[area].cards;
  return (
    <Section key={area} title={title}>
      <CardGrid label={title} size={size}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListCardView card={card} area={area} level={3} heart={renderCardHeart(card)} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Links to the lists of the shop. */
export const BrowseLinks = () => (
  <div className={styles.links}>
    {(['art', 'walls', 'objects', 'mixedMedia'] as const).map((area) => (
      <Button key={area} look="secondary" render={<Link to={LISTS[area].path} />}>
        {LISTS[area].title}
      </Button>
    ))}
  </div>
);
