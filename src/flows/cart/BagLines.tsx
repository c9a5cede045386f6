import type { CSSProperties } from 'react';
import { useGrowing } from '../../kit/useGrowing.ts';
import { BagLine } from './BagLine.tsx';
import styles from './BagLines.module.css';
import { cart } from './cart.ts';

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
