import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ArtCard } from '../../domain/art.ts';
import { cardPicture } from '../../domain/cardPicture.ts';
import { inRupees } from '../../domain/money.ts';
import { Print } from '../../ui/Print.tsx';

type Props = { art: ArtCard; eager?: boolean; level?: 2 | 3; heart?: ReactNode };

/** One art of a list: the print on its wall, its label, the link to its own page, and a heart where the page has one. (CAT-17) */
export const ArtCardView = ({ art, eager, level = 2, heart }: Props) => (
  <Print
    picture={cardPicture(art.picture)}
    loading={eager ? 'eager' : 'lazy'}
    title={art.title}
    artist={art.artist}
    price={`From ${inRupees(art.fromPrice)}`}
    link={<Link to={art.alias} />}
    level={level}
    action={heart}
  />
);
