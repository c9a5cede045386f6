import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { artsQuery } from '../../api/arts.ts';
import { ArtCardView } from '../../flows/listing/ArtCardView.tsx';
import { heartOfArt } from '../../flows/wishlist/heartOfArt.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';

const SHOWN = 4;
/** The backend lists favourites first; the list's own first page is so read already. */
const FIRST_PAGE = { page: 1, themes: [], orientations: [] };

/** A row of the prints that the studio likes best. (HOME-12) */
export function Favourites() {
  const { data, isError, refetch } = useQuery(artsQuery(FIRST_PAGE));
  if (isError) return <Failed title={say('home.favouritesFailed')} retryLabel="Try again" onRetry={refetch} />;
  return (
    <Section
      title="Our favourites"
      lead="Prints that we would keep ourselves."
      action={
        <Button look="quiet" render={<Link to="/art/" />}>
          See all prints
        </Button>
      }
    >
      <CardGrid label="Our favourites" busy={!data}>
        {data ? (
          data.arts.slice(0, SHOWN).map((art) => (
            <li key={art.id}>
              <ArtCardView art={art} level={3} heart={heartOfArt(art)} />
            </li>
          ))
        ) : (
          <PrintSkeletons count={SHOWN} label="The prints are on their way" />
        )}
      </CardGrid>
    </Section>
  );
}
