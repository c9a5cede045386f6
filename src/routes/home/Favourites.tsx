import { artsQuery } from '../../api/queries/framing.ts';
import { LISTS } from '../../domain/listArea.ts';
import { ArtCardView } from '../../flows/listing/ListCardView.tsx';
import { heartOfArt } from '../../flows/wishlist/heartOfArt.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';
import { AreaLink, Block } from './Block.tsx';
import styles from './Favourites.module.css';

const SHOWN = 4;
/** The backend lists favourites first; the list's own first page is so read already. */
const FIRST_PAGE = { page: 1, themes: [], orientations: [] };

/** A row of the prints that the studio likes best. (HOME-12) */
export const Favourites = () => (
  <Section
    title="Our favourites"
    lead="Prints that we would keep ourselves."
    action={
      <Button look="quiet" render={<AreaLink to={LISTS.art.path} />}>
        See all prints
      </Button>
    }
  >
    <Block
      read={artsQuery(FIRST_PAGE)}
      failed={say('home.favouritesFailed')}
      coming={
        <CardGrid label="Our favourites" busy>
          <PrintSkeletons count={SHOWN} label="The prints are on their way" />
        </CardGrid>
      }
    >
      {({ arts }) => (
        <CardGrid label="Our favourites">
          {arts.slice(0, SHOWN).map((art) => (
            <li key={art.id} className={styles.print}>
              <ArtCardView art={art} level={3} heart={heartOfArt(art)} />
            </li>
          ))}
        </CardGrid>
      )}
    </Block>
  </Section>
);
