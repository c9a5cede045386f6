import { useQuery } from '@tanstack/react-query';
import { formatArtistPath, formatArtListPath } from '../../../machines/listing/listPath.ts';
import { relatedArtsQuery } from '../../api/queries/details.ts';
import { artCardsQuery } from '../../api/queries/framing.ts';
import type { Art, ArtCard } from '../../domain/art.ts';
import { NO_FILTERS } from '../../domain/listFilters.ts';
import { ArtCardView } from '../../flows/listing/ListCardView.tsx';
import { renderArtHeart } from '../../flows/wishlist/HeartButton.tsx';
import { seenPrintsStorage } from '../../storage/seenPrintsStorage.ts';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';

type Props = {
  title: string;
  prints: readonly ArtCard[];
  /** Where all of them are listed. */
  all?: string;
};

/** Prints in one row. What cannot be read, or is none, is left out: the page is whole without it. */
const PrintRow = ({ title, prints, all }: Props) =>
  prints.length === 0 ? null : (
    <Section
      title={title}
      action={
        all ? (
          <Button look="quiet" render={<Link to={all} />}>
            See all
          </Button>
        ) : null
      }
    >
      <CardGrid label={title} four>
        {prints.map((print) => (
          <li key={print.id}>
            <ArtCardView art={print} level={3} heart={renderArtHeart(print)} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );

/** So many stand side by side on a desk. */
const IN_A_ROW = 4;

const without = (prints: readonly ArtCard[] = [], others: readonly Pick<ArtCard, 'alias'>[]) =>
  prints.filter(({ alias }) => !others.some((other) => other.alias === alias)).slice(0, IN_A_ROW);

/** Where a shopper may go on from a print: more by its artist, others of its theme, and what they looked at before. */
export function RelatedPrints({ art }: { art: Art }) {
  const theme = art.themes[0];
  const artists = useQuery({ ...relatedArtsQuery({ by: 'artist', name: art.artist }), enabled: art.artist !== '' });
  const themes = useQuery({ ...relatedArtsQuery({ by: 'theme', name: theme ?? '' }), enabled: theme !== undefined });
  const paths = (seenPrintsStorage.read() ?? []).filter((path) => path !== art.alias);
  const seen = useQuery(artCardsQuery(paths));
  const byArtist = without(artists.data, [art]);
  return (
    <>
      <PrintRow title={`More by ${art.artist}`} prints={byArtist} all={formatArtistPath(art.artist)} />
      {theme ? (
        <PrintRow
          title={`More in ${theme}`}
          prints={without(themes.data, [art, ...byArtist])}
          all={formatArtListPath(1, { ...NO_FILTERS, themes: [theme] })}
        />
      ) : null}
      <PrintRow
        title="You looked at"
        prints={paths.flatMap((path) => seen.data?.find(({ alias }) => alias === path) ?? [])}
      />
    </>
  );
}
