import { removalField } from '../../../machines/wishlist/wishlist.setup.ts';
import { cardPicture } from '../../domain/cardPicture.ts';
import { inRupees } from '../../domain/money.ts';
import type { Wish, Wished, WishedProduct } from '../../domain/wished.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import { Print } from '../../ui/Print.tsx';
import styles from './Wishlist.module.css';

/** One saved thing: its picture and label lead to its page, or say that the shop has it no more; it can be taken off. (ACCT-20, ACCT-23) */
export function WishedThing({ thing, remove }: { thing: Wished; remove: (wish: Wish) => void }) {
  const { variation, product } = thing;
  const title = product?.title ?? say('wishlist.gone');
  return (
    <li className={styles.thing}>
      {product ? <InShop {...product} /> : <p className={styles.bare}>{title}</p>}
      <Button
        id={removalField(variation.id)}
        look="quiet"
        size="small"
        aria-label={`Remove ${title} from wishlist`}
        onClick={() => remove({ variation, title })}
      >
        Remove
      </Button>
    </li>
  );
}

function InShop({ kind, title, path, price, picture }: WishedProduct) {
  if (!picture)
    return (
      <p className={styles.bare}>
        <Link to={path}>{title}</Link>
      </p>
    );
  return (
    <Print
      picture={cardPicture(picture)}
      title={title}
      lines={[say(`wishlist.${kind}`)]}
      price={price === null ? null : <Price before={kind === 'art' ? 'From' : undefined}>{inRupees(price)}</Price>}
      link={<Link to={path} />}
      level={2}
    />
  );
}
