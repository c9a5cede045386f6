import { Link } from 'react-router-dom';
import type { ArtCard } from '../../domain/art.ts';
import { inRupees } from '../../domain/money.ts';
import { Print } from '../../ui/Print.tsx';

/** The widths of a print in the grid of two, three and four columns. */
const SIZES = '(width >= 64rem) 270px, (width >= 42rem) 28vw, 42vw';

/** One art of a list: the print on its wall, its label, the link to its own page. (CAT-17) */
export function ArtCardView({ art, eager, level = 2 }: { art: ArtCard; eager?: boolean; level?: 2 | 3 }) {
  const { listing, thumbnail, detail, alt } = art.picture;
  return (
    <Print
      picture={{
        src: listing.url,
        srcSet: [thumbnail, listing, detail].map(({ url, width }) => `${url} ${width}w`).join(', '),
        sizes: SIZES,
        width: listing.width,
        height: listing.height,
        alt,
      }}
      loading={eager ? 'eager' : 'lazy'}
      title={art.title}
      artist={art.artist}
      price={`From ${inRupees(art.fromPrice)}`}
      link={<Link to={art.alias} />}
      level={level}
    />
  );
}
