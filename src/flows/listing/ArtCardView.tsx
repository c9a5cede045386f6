import type { ReactNode } from 'react';
import type { ArtCard } from '../../domain/art.ts';
import { cardOfArt } from '../../domain/artListPage.ts';
import { ListCardView } from './ListCardView.tsx';

type Props = { art: ArtCard; level?: 2 | 3; heart?: ReactNode };

/** One art print in a row of them: the print on its wall, its label, the link to its own page. (CAT-17) */
export const ArtCardView = ({ art, ...rest }: Props) => <ListCardView card={cardOfArt(art)} {...rest} />;
