import { useQuery } from '@tanstack/react-query';
import { artCardsQuery } from '../../api/queries/lists.ts';
import { LISTS } from '../../domain/listArea.ts';
import { formatSize } from '../../domain/size.ts';
import { listPrintPaths, type WallLayout } from '../../domain/wallLayout.ts';
import { formatGalleryPath } from '../../domain/wallPath.ts';
import { formatMessage } from '../../messages/message.ts';
import { wallPrintsMessages as messages } from '../../messages/product.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './WallPrints.module.css';

type Props = {
  path: string;
  layout: WallLayout;
  /** The name of the frame that was chosen for all of them; null for the wall's own. */
  frame: string | null;
};

/**
 * The prints of a gallery wall, numbered as on the plan of its nails: each with its thumbnail, its name, which leads to its
 * page, and what its frame measures. One that is not sold by itself has its number and its size. (WALL-06)
 */
export function WallPrints({ path, layout, frame }: Props) {
  const { data } = useQuery(artCardsQuery(listPrintPaths(layout)));
  return (
    <div className={styles.prints}>
      <h2 className={styles.title}>The prints on this wall</h2>
      <ol className={styles.list} aria-label="Prints">
        {layout.map(({ print, x, y, ...size }) => {
          const card = data?.find(({ path }) => path === print);
          const number = layout.findIndex((piece) => piece.x === x && piece.y === y) + 1;
          return (
            <li key={`${x} ${y}`} className={styles.print}>
              {card?.picture ? (
                <img
                  className={styles.picture}
                  src={card.picture.thumbnail.url}
                  width={card.picture.thumbnail.width}
                  height={card.picture.thumbnail.height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className={styles.picture} aria-hidden="true" />
              )}
              <span className={styles.text}>
                {card ? (
                  <Link to={card.path}>{card.title}</Link>
                ) : (
                  <span>{formatMessage(messages['wallPrints.unnamed'], { n: number })}</span>
                )}
                <span className={styles.muted}>
                  {card?.lines.map((line) => `${line}, `)}
                  {formatMessage(messages['wallPrints.framed'], { size: `${formatSize(size)} in` })}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <Row>
        <Button look="secondary" size="small" icon="printer" render={<Link to={`${path}/plan`} />}>
          Plan of the nails
        </Button>
        <Button
          look="secondary"
          size="small"
          render={<Link to={formatGalleryPath(path.slice(LISTS.walls.path.length), frame)} />}
        >
          Plan the wall
        </Button>
      </Row>
    </div>
  );
}
