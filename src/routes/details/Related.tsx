import { useQuery } from '@tanstack/react-query';
import { formatArtistPath, formatArtListPath, formatListPath } from '../../../machines/listing/listPath.ts';
import { artCardsQuery, catalogueQuery, relatedArtsQuery } from '../../api/queries/lists.ts';
import type { Art } from '../../domain/art.ts';
import { LISTS } from '../../domain/listArea.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { type Facet, type FilteredArea, NO_FILTERS } from '../../domain/listFilters.ts';
import { ListCardView } from '../../flows/listing/ListCardView.tsx';
import { renderCardHeart } from '../../flows/wishlist/HeartButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';

type RowProps = {
  title: string;
  area: FilteredArea;
  cards: readonly ListCard[];
  /** Where all of them are listed. */
  allPath?: string;
};

/** Cards of a list in one row. A row that is empty or failed to load is left out. */
const CardRow = ({ title, area, cards, allPath }: RowProps) =>
  cards.length === 0 ? null : (
    <Section
      title={title}
      action={
        allPath ? (
          <Button look="quiet" render={<Link to={allPath} />}>
            See all
          </Button>
        ) : null
      }
    >
      <CardGrid label={title} fourInRow>
        {cards.map((card) => (
          <li key={card.id}>
            <ListCardView card={card} area={area} level={3} heart={renderCardHeart(card)} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );

/** The number of cards side by side on a desk. */
const ROW_LENGTH = 4;

/** The cards of a row, without those of the page and of rows before it. */
const getRowCards = (cards: readonly ListCard[], excluded: readonly Pick<ListCard, 'path'>[]): ListCard[] =>
  cards.filter(({ path }) => !excluded.some((other) => other.path === path)).slice(0, ROW_LENGTH);

/** Prints related to one: more by its artist, others of its theme, and those viewed before. */
export function RelatedPrints({ art, viewedPaths }: { art: Art; viewedPaths: readonly string[] }) {
  const theme = art.themes[0];
  const artists = useQuery({ ...relatedArtsQuery({ by: 'artist', name: art.artist }), enabled: art.artist !== '' });
  const themes = useQuery({ ...relatedArtsQuery({ by: 'theme', name: theme ?? '' }), enabled: theme !== undefined });
  const paths = viewedPaths
    .filter((path) => path.startsWith(LISTS.art.path) && path !== art.alias)
    .slice(0, ROW_LENGTH);
  const prints = useQuery(artCardsQuery(paths));
  const own = { path: art.alias };
  const byArtist = getRowCards(artists.data ?? [], [own]);
  return (
    <>
      <CardRow area="art" title={`More by ${art.artist}`} cards={byArtist} allPath={formatArtistPath(art.artist)} />
      {theme ? (
        <CardRow
          area="art"
          title={`More in ${theme}`}
          cards={getRowCards(themes.data ?? [], [own, ...byArtist])}
          allPath={formatArtListPath(1, { themes: [theme] })}
        />
      ) : null}
      <CardRow
        area="art"
        title="You looked at"
        cards={paths.flatMap((before) => (prints.data ?? []).filter(({ path }) => path === before))}
      />
    </>
  );
}

/** The lists whose products have related ones. */
type RelatedArea = Exclude<FilteredArea, 'art'>;

/** The facet by which products of a list are similar, and the title of their row. */
const SIMILARITY: Record<RelatedArea, { facet: Facet; getTitle: (name: string) => string }> = {
  walls: { facet: 'frames', getTitle: (frames) => `More walls of ${frames} frames` },
  objects: { facet: 'materials', getTitle: (material) => `More in ${material}` },
  mixedMedia: { facet: 'artists', getTitle: (artist) => `More by ${artist}` },
};

type Props = { area: RelatedArea; path: string; viewedPaths: readonly string[] };

/** Products related to a wall, an object or a work: similar ones, others of its list, and those viewed before. */
export function RelatedProducts({ area, path, viewedPaths }: Props) {
  const items = useQuery(catalogueQuery(area)).data?.items ?? [];
  const { facet, getTitle } = SIMILARITY[area];
  const own = items.find(({ card }) => card.path === path);
  const name = own?.values[facet]?.[0];
  const all = items.map(({ card }) => card);
  const similar = getRowCards(
    items.filter(({ values }) => name !== undefined && values[facet]?.includes(name)).map(({ card }) => card),
    [{ path }],
  );
  return (
    <>
      {name === undefined ? null : (
        <CardRow
          area={area}
          title={getTitle(name)}
          cards={similar}
          allPath={formatListPath(area, 1, { [facet]: [name] })}
        />
      )}
      <CardRow
        area={area}
        title={`More ${LISTS[area].title}`}
        cards={getRowCards(all, [{ path }, ...similar])}
        allPath={formatListPath(area, 1, NO_FILTERS)}
      />
      <CardRow
        area={area}
        title="You looked at"
        cards={getRowCards(
          viewedPaths.flatMap((before) => all.filter((card) => card.path === before)),
          [{ path }],
        )}
      />
    </>
  );
}
