import { type CSSProperties, memo, useId } from 'react';
import { lineActions } from '../../../machines/cart/cart.connect.ts';
import type { LineNote } from '../../../machines/cart/lineNotes.ts';
import { lineTotal, quantityOf } from '../../domain/cart.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { aboutOf, fullNameOf } from '../../domain/madeUp.ts';
import { inRupees } from '../../domain/money.ts';
import { canSellOut, soldOutAs } from '../../domain/repriced.ts';
import { useGrowing } from '../../kit/useGrowing.ts';
import { say } from '../../messages/messages.ts';
import { LineThumbnail } from '../../preview/line/LineThumbnail.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Price } from '../../ui/Price.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import styles from './BagLines.module.css';
import { cart } from './cart.ts';

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
const BagLine = memo(function BagLine({ line, level, canRaise, canLower, isChecking, note }: Props) {
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

/** What a line has to tell, read out as it comes (CART-48, CART-49); the place for it is there before, so that it is heard. */
const LineRemark = ({ line, note }: { line: CartLine; note: LineNote | null }) => (
  <div className={styles.remark} role="status">
    {note?.tells === 'repriced' ? (
      <Notice>{say('cart.repriced', { old: inRupees(note.from), new: inRupees(line.price) })}</Notice>
    ) : null}
    {note?.tells === 'outOfStock' && canSellOut(line) ? (
      <Notice tone="fault">{say('cart.outOfStock', soldOutAs(line))}</Notice>
    ) : null}
  </div>
);

/** Everything in the bag, each line with its quantity and its way out (CART-40, CHK-17). */
export function BagLines({ level = 2 }: { level?: 2 | 3 }) {
  const { lines, canRaise, canLower, isChecking, noteOf } = cart.useFlow();
  const drawn = lines.slice(0, useGrowing(lines.length));
  const undrawn = { '--undrawn': lines.length - drawn.length } as CSSProperties;
  return (
    <div className={styles.place}>
      <ul className={styles.lines} style={undrawn} aria-label="Items in your bag">
        {drawn.map((line) => (
          <BagLine
            key={line.key}
            line={line}
            level={level}
            canRaise={canRaise(line.key)}
            canLower={canLower(line.key)}
            isChecking={isChecking(line.key)}
            note={noteOf(line.key)}
          />
        ))}
      </ul>
    </div>
  );
}
