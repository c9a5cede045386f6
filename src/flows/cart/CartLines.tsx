import { type CSSProperties, memo, useEffect, useId, useState } from 'react';
import { lineActions } from '../../../machines/cart/cart.connect.ts';
import type { LineNotice } from '../../../machines/cart/lineNotices.ts';
import { getLineTotal } from '../../domain/cart.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { describeLine, getFullLineName } from '../../domain/lineDescription.ts';
import { canSellOut, toSoldOutValues } from '../../domain/linePrices.ts';
import { formatRupees } from '../../domain/money.ts';
import { cartMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { LineThumbnail } from '../../preview/thumbnail/LineThumbnail.tsx';
import { Button } from '../../ui/Button.tsx';
import { keepUnitsTogether } from '../../ui/keepUnitsTogether.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Price } from '../../ui/Price.tsx';
import { QuantityInput } from '../../ui/QuantityInput.tsx';
import { TextLines } from '../../ui/TextLines.tsx';
import { cart } from './CartButton.tsx';
import styles from './CartLines.module.css';

/** As many as a phone shows come with the first frame. */
const INITIAL_COUNT = 3;

/**
 * How many of `count` entries to render: those in sight at once, the others one per frame, so that a long list does not
 * block. A rendered entry stays.
 */
function useIncrementalRender(count: number): number {
  const [rendered, setRendered] = useState(INITIAL_COUNT);
  useEffect(() => {
    if (rendered >= count) return;
    const frame = requestAnimationFrame(() => setRendered(rendered + 1));
    return () => cancelAnimationFrame(frame);
  }, [rendered, count]);
  return Math.min(rendered, count);
}

type Props = {
  line: CartLine;
  level: 2 | 3;
  canRaise: boolean;
  canLower: boolean;
  isChecking: boolean;
  notice: LineNotice | null;
};

/**
 * One line of the bag: product, quantity and total (CART-02, CART-40). Memoized, so that a change in a bag of thirty
 * lines renders one.
 */
const BagLine = memo(function BagLine({ line, level, canRaise, canLower, isChecking, notice }: Props) {
  const { raise, lower, askRemoval } = lineActions(cart.useActorRef().send);
  const nameId = useId();
  const Heading: 'h2' | 'h3' = `h${level}`;
  const { quantity } = line;
  return (
    <li className={styles.line} data-key={line.key}>
      <LineThumbnail line={line} missingText={formatMessage(cartMessages['cart.noPreview'])} />
      <div className={styles.product}>
        <Heading className={styles.name} id={nameId}>
          {line.path ? (
            <Link className={styles.link} to={line.path}>
              {line.item_name}
            </Link>
          ) : (
            line.item_name
          )}
        </Heading>
        <TextLines className={styles.description} lines={describeLine(line).map(keepUnitsTogether)} />
      </div>
      <p className={styles.price}>
        <Price>{formatRupees(getLineTotal(line))}</Price>
        <span className={styles.unitPrice}>{quantity > 1 ? `${formatRupees(line.price)} each` : null}</span>
      </p>
      <div className={styles.controls}>
        <QuantityInput
          value={quantity}
          label={`Quantity of ${getFullLineName(line)}`}
          lowerLabel="One fewer"
          raiseLabel="One more"
          canLower={canLower}
          canRaise={canRaise}
          isRaising={isChecking}
          onLower={() => lower(line.key)}
          onRaise={() => raise(line.key)}
        />
        <Button look="quiet" size="small" aria-describedby={nameId} onClick={() => askRemoval(line.key)}>
          Remove Item
        </Button>
      </div>
      <LineStatus line={line} notice={notice} />
    </li>
  );
});

/** The notice of a line, read out as it comes (CART-48, CART-49); its live region exists before, so that it is heard. */
const LineStatus = ({ line, notice }: { line: CartLine; notice: LineNotice | null }) => (
  <div className={styles.notice} role="status">
    {notice?.kind === 'repriced' ? (
      <Notice>
        {formatMessage(cartMessages['cart.repriced'], {
          old: formatRupees(notice.from),
          new: formatRupees(line.price),
        })}
      </Notice>
    ) : null}
    {notice?.kind === 'outOfStock' && canSellOut(line) ? (
      <Notice tone="fault">{formatMessage(cartMessages['cart.outOfStock'], toSoldOutValues(line))}</Notice>
    ) : null}
  </div>
);

/** Everything in the bag, each line with quantity and removal (CART-40, CHK-17). */
export function CartLines({ level = 2 }: { level?: 2 | 3 }) {
  const { lines, canRaise, canLower, isChecking, getNotice } = cart.useView();
  const rendered = lines.slice(0, useIncrementalRender(lines.length));
  const listStyle = { '--pending-lines': lines.length - rendered.length } as CSSProperties;
  return (
    <div className={styles.container}>
      <ul className={styles.lines} style={listStyle} aria-label="Items in your bag">
        {rendered.map((line) => (
          <BagLine
            key={line.key}
            line={line}
            level={level}
            canRaise={canRaise(line.key)}
            canLower={canLower(line.key)}
            isChecking={isChecking(line.key)}
            notice={getNotice(line.key)}
          />
        ))}
      </ul>
    </div>
  );
}
