import { memo, useId } from 'react';
import { lineActions } from '../../../machines/cart/cart.connect.ts';
import type { LineNote } from '../../../machines/cart/lineNotes.ts';
import { lineTotal, quantityOf } from '../../domain/cart.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { aboutOf, fullNameOf } from '../../domain/madeUp.ts';
import { inRupees } from '../../domain/money.ts';
import { say } from '../../messages/messages.ts';
import { LineThumbnail } from '../../preview/line/LineThumbnail.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import styles from './BagLine.module.css';
import { cart } from './cart.ts';
import { LineRemark } from './LineRemark.tsx';

type Props = {
  line: CartLine;
  level: 2 | 3;
  canRaise: boolean;
  canLower: boolean;
  isChecking: boolean;
  note: LineNote | null;
};

/**
 * One line of the bag: what it is, how many, what that comes to (CART-02, CART-40). It is drawn anew only when something
 * of its own changes, for in a bag of thirty lines the others stay as they are.
 */
export const BagLine = memo(function BagLine({ line, level, canRaise, canLower, isChecking, note }: Props) {
  const { raise, lower, askRemoval } = lineActions(cart.useActor().send);
  const name = useId();
  const Name: 'h2' | 'h3' = `h${level}`;
  const quantity = quantityOf(line);
  return (
    <li className={styles.line} data-key={line.key}>
      <LineThumbnail line={line} missing={say('cart.noPreview')} />
      <div className={styles.what}>
        <Name className={styles.name} id={name}>
          {line.item_name}
        </Name>
        {aboutOf(line).map((about) => (
          <p className={styles.about} key={about}>
            {unbroken(about)}
          </p>
        ))}
      </div>
      <p className={styles.price}>
        <Price>{inRupees(lineTotal(line))}</Price>
        <span className={styles.each}>{quantity > 1 ? `${inRupees(line.price)} each` : null}</span>
      </p>
      <div className={styles.change}>
        <Quantity
          value={quantity}
          label={`Quantity of ${fullNameOf(line)}`}
          lowerLabel="One fewer"
          raiseLabel="One more"
          canLower={canLower}
          canRaise={canRaise}
          raising={isChecking}
          onLower={() => lower(line.key)}
          onRaise={() => raise(line.key)}
        />
        <Button look="quiet" size="small" aria-describedby={name} onClick={() => askRemoval(line.key)}>
          Remove Item
        </Button>
      </div>
      <LineRemark line={line} note={note} />
    </li>
  );
});
