import type { ReactNode } from 'react';
import { formatArtListPath } from '../../../machines/listing/listPath.ts';
import type { CareSubject } from '../../api/queries/details.ts';
import type { ReviewSubject } from '../../domain/review.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './DetailTabs.module.css';

type DescriptionProps = { description: ReactNode; themes?: readonly string[] };

/** What the picture is, and what it hangs with. */
export const Description = ({ description, themes = [] }: DescriptionProps) => (
  <div className={styles.text}>
    {typeof description === 'string' ? <Paragraphs text={description} /> : description}
    {themes.length > 0 ? (
      <p>
        Hangs with{' '}
        {themes.map((theme, index) => (
          <span key={theme}>
            {index > 0 ? ', ' : ''}
            <Link to={formatArtListPath(1, { themes: [theme] })}>{theme}</Link>
          </span>
        ))}
      </p>
    ) : null}
  </div>
);

/** Plain text with its paragraphs, parted by a blank line. */
const Paragraphs = ({ text }: { text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
  text.split(/\n{2,}/).map((paragraph, at) => (paragraph ? <p key={at}>{paragraph}</p> : null));

/** The props of a product's details. */
export type DetailProps = DescriptionProps & {
  /** Null for a shopper's own picture, which has no such panel. */
  description: ReactNode;
  /** A shopper's own picture is cared for in another way than art, and a wall in another way than a bottle. */
  care: CareSubject;
  /** The print or piece, whose reviews are shown; null or left out for a picture of the shopper's own. */
  piece?: ReviewSubject | null;
  /** The frame that is chosen, whose reviews are shown; null without one, left out where none can be chosen. (ART-21) */
  frame?: ReviewSubject | null;
  /** A picture as it is made up, whose materials and parcel are shown; null or left out for what is sold as it is. */
  artwork?: Artwork | null;
};
