import { artsQuery } from '../../api/queries/framing.ts';
import { LISTS } from '../../domain/listArea.ts';
import { NO_FILTERS } from '../../domain/listFilters.ts';
import { ArtCardView } from '../../flows/listing/ListCardView.tsx';
import { renderArtHeart } from '../../flows/wishlist/HeartButton.tsx';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import { AreaLink, HomeBlock } from './Block.tsx';

const CARD_COUNT = 4;

/** A row of the prints that the studio likes best. (HOME-12) */
export const FavouritesBlock = () => (
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
      // The backend lists favourites first; the list's own first page is so read already.
      read={artsQuery({ page: 1, ...NO_FILTERS })}
      errorText={formatMessage(homeMessages['home.favouritesFailed'])}
      skeleton={
        <CardGrid label="Our favourites" busy>
          <PrintSkeletons count={CARD_COUNT} label="The prints are on their way" />
        </CardGrid>
      }
    >
      {({ arts }) => (
        <CardGrid label="Our favourites" fourInRow>
          {arts.slice(0, CARD_COUNT).map((art) => (
            <li key={art.id}>
              <ArtCardView art={art} level={3} heart={renderArtHeart(art)} />
            </li>
          ))}
        </CardGrid>
      )}
    </HomeBlock>
  </Section>
);
