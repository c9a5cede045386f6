import { artsQuery } from '../../api/queries/lists.ts';
import { LISTS } from '../../domain/listArea.ts';
import { ListCardView } from '../../flows/listing/ListCardView.tsx';
import { renderCardHeart } from '../../flows/wishlist/HeartButton.tsx';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import { AreaLink, HomeBlock } from './Block.tsx';
import { createDeferredBlock } from './deferredBlock.tsx';

/** The backend lists favourites first; the list's own first page is so read already. */
const read = artsQuery({ page: 1 });
const CARD_COUNT = 4;

/** A row of the prints that the studio likes best. (HOME-12) */
export const FavouritesBlock = createDeferredBlock('favourites', [read], () => (
  <Section
    title="Our favourites"
    lead="Prints that we would keep ourselves."
    action={
      <Button look="quiet" render={<AreaLink to={LISTS.art.path} />}>
        See all prints
      </Button>
    }
  >
    <HomeBlock
      read={read}
      errorText={formatMessage(homeMessages['home.favouritesFailed'])}
      skeleton={
        <CardGrid label="Our favourites" busy>
          <PrintSkeletons count={CARD_COUNT} label="The prints are on their way" />
        </CardGrid>
      }
    >
      {({ cards }) => (
        <CardGrid label="Our favourites" fourInRow>
          {cards.slice(0, CARD_COUNT).map((card) => (
            <li key={card.id}>
              <ListCardView card={card} level={3} heart={renderCardHeart(card)} />
            </li>
          ))}
        </CardGrid>
      )}
    </HomeBlock>
  </Section>
));
