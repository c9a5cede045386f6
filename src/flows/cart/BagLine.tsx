import { useId } from 'react';
import { type CartLine, lineTotal, quantityOf } from '../../domain/cart.ts';
import { fullNameOf, measuresOf, surroundOf } from '../../domain/madeUp.ts';
import { inRupees } from '../../domain/money.ts';
import { say } from '../../messages/messages.ts';
import { LineThumbnail } from '../../preview/line/LineThumbnail.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import styles from './BagLine.module.css';
import { cart } from './cart.ts';

/** One line of the bag: what it is, how many, what that comes to (CART-02, CART-40). */
export function BagLine({ line, level }: { line: CartLine; level: 2 | 3 }) {
  const { canRaise, canLower, raise, lower, askRemoval } = cart.useFlow();
  const name = useId();
  const Name: 'h2' | 'h3' = `h${level}`;
  const quantity = quantityOf(line);
  const surround = surroundOf(line);
  return (
    <li className={styles.line} data-key={line.key}>
      <LineThumbnail line={line} missing={say('cart.noPreview')} />
      <div className={styles.what}>
        <Name className={styles.name} id={name}>
          {line.item_name}
        </Name>
        {line.artist ? <p className={styles.about}>{line.artist}</p> : null}
        <p className={styles.about}>{unbroken(measuresOf(line))}</p>
        {surround ? <p className={styles.about}>{unbroken(surround)}</p> : null}
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
          canLower={canLower(line.key)}
          canRaise={canRaise(line.key)}
          onLower={() => lower(line.key)}
          onRaise={() => raise(line.key)}
        />
        <Button look="quiet" size="small" aria-describedby={name} onClick={() => askRemoval(line.key)}>
          Remove Item
        </Button>
      </div>
    </li>
  );
}
