import { useQuery } from '@tanstack/react-query';
import { formatArtistPath, formatArtListPath, formatListPath } from '../../../machines/listing/listPath.ts';
import { catalogueQuery } from '../../api/queries/catalogue.ts';
import { relatedArtsQuery } from '../../api/queries/details.ts';
import { artCardsQuery } from '../../api/queries/framing.ts';
import type { Art } from '../../domain/art.ts';
import { LISTS } from '../../domain/listArea.ts';
import { type ListCard, toListCard } from '../../domain/listCard.ts';
import { type Facet, type FilteredArea, NO_FILTERS } from '../../domain/listFilters.ts';
import { ListCardView } from '../../flows/listing/ListCardView.tsx';
import { LIST_TEXTS } from '../../flows/listing/listTexts.ts';
import { renderCardHeart } from '../../flows/wishlist/HeartButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { CardGrid, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';

type RowProps = {
  title: string;
  area: FilteredArea;
  cards: readonly ListCard[];
  /** Where all of them are listed. */
  all?: string;
};

/** Things of a list in one row. What cannot be read, or is none, is left out: the page is whole without it. */
const CardRow = ({ title, area, cards, all }: RowProps) =>
  cards.length === 0 ? null : (
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
      <CardGrid label={title} fourInRow>
        {cards.map((card) => (
          <li key={card.id}>
            <ListCardView card={card} level={3} cardLook={LIST_TEXTS[area].cards} heart={renderCardHeart(card)} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );

/** So many stand side by side on a desk. */
const IN_A_ROW = 4;

/** The cards of a row: those that stand neither on the page nor in a row before. */
const getRowCards = (cards: readonly ListCard[], others: readonly Pick<ListCard, 'path'>[]): ListCard[] =>
  cards.filter(({ path }) => !others.some((other) => other.path === path)).slice(0, IN_A_ROW);

/** Where a shopper may go on from a print: more by its artist, others of its theme, and what they looked at before. */
export function RelatedPrints({ art, viewedPaths }: { art: Art; viewedPaths: readonly string[] }) {
  const theme = art.themes[0];
  const artists = useQuery({ ...relatedArtsQuery({ by: 'artist', name: art.artist }), enabled: art.artist !== '' });
  const themes = useQuery({ ...relatedArtsQuery({ by: 'theme', name: theme ?? '' }), enabled: theme !== undefined });
  const paths = viewedPaths.filter((path) => path.startsWith(LISTS.art.path) && path !== art.alias).slice(0, IN_A_ROW);
  const prints = useQuery(artCardsQuery(paths));
  const own = { path: art.alias };
  const byArtist = getRowCards((artists.data ?? []).map(toListCard), [own]);
  return (
    <>
      <CardRow area="art" title={`More by ${art.artist}`} cards={byArtist} all={formatArtistPath(art.artist)} />
      {theme ? (
        <CardRow
          area="art"
          title={`More in ${theme}`}
          cards={getRowCards((themes.data ?? []).map(toListCard), [own, ...byArtist])}
          all={formatArtListPath(1, { ...NO_FILTERS, themes: [theme] })}
        />
      ) : null}
      <CardRow
        area="art"
        title="You looked at"
        cards={paths.flatMap((path) => (prints.data ?? []).filter(({ alias }) => alias === path).map(toListCard))}
      />
    </>
  );
}

/** The lists whose things lead on to others. */
type RelatedArea = Exclude<FilteredArea, 'art'>;

/** What makes others of a list like one, and how a row of them is called. */
const LIKENESS: Record<RelatedArea, { facet: Facet; getTitle: (name: string) => string }> = {
  walls: { facet: 'frames', getTitle: (frames) => `More walls of ${frames} frames` },
  objects: { facet: 'materials', getTitle: (material) => `More in ${material}` },
  mixedMedia: { facet: 'artists', getTitle: (artist) => `More by ${artist}` },
};

type Props = { area: RelatedArea; path: string; viewedPaths: readonly string[] };

/** Where a shopper may go on from a wall, an object or a work: others like it, others of its list, and what they looked at before. */
export function RelatedProducts({ area, path, viewedPaths }: Props) {
  const items = useQuery(catalogueQuery(area)).data?.items ?? [];
  const { facet, getTitle } = LIKENESS[area];
  const own = items.find(({ card }) => card.path === path);
  const name = own?.values[facet]?.[0];
  const all = items.map(({ card }) => card);
  const alike = getRowCards(
    items.filter(({ values }) => name !== undefined && values[facet]?.includes(name)).map(({ card }) => card),
    [{ path }],
  );
  return (
    <>
      {name === undefined ? null : (
        <CardRow
          area={area}
          title={getTitle(name)}
          cards={alike}
          all={formatListPath(area, 1, { ...NO_FILTERS, [facet]: [name] })}
        />
      )}
      <CardRow
        area={area}
        title={`More ${LIST_TEXTS[area].title}`}
        cards={getRowCards(all, [{ path }, ...alike])}
        all={formatListPath(area, 1, NO_FILTERS)}
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
