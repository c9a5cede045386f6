import type { LineNote } from '../../../machines/cart/lineNotes.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { inRupees } from '../../domain/money.ts';
import { canSellOut, soldOutAs } from '../../domain/stock.ts';
import { say } from '../../messages/messages.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './LineRemark.module.css';

/** What a line has to tell, read out as it comes (CART-48, CART-49); the place for it is there before, so that it is heard. */
export const LineRemark = ({ line, note }: { line: CartLine; note: LineNote | null }) => (
  <div className={styles.remark} role="status">
    {note?.tells === 'repriced' ? (
      <Notice>{say('cart.repriced', { old: inRupees(note.from), new: inRupees(line.price) })}</Notice>
    ) : null}
    {note?.tells === 'outOfStock' && canSellOut(line) ? (
      <Notice tone="fault">{say('cart.outOfStock', soldOutAs(line))}</Notice>
    ) : null}
  </div>
);
