import type { CSSProperties } from 'react';
import { useGrowing } from '../../kit/useGrowing.ts';
import { BagLine } from './BagLine.tsx';
import styles from './BagLines.module.css';
import { cart } from './cart.ts';

/** Everything in the bag, each line with its quantity and its way out (CART-40, CHK-17). */
export function BagLines({ level = 2 }: { level?: 2 | 3 }) {
  const { lines, canRaise, canLower, isChecking, noteOf } = cart.useFlow();
  const { drawn, pictured } = useGrowing(lines.length);
  const undrawn = { '--undrawn': lines.length - drawn } as CSSProperties;
  return (
    <div className={styles.place}>
      <ul className={styles.lines} style={undrawn} aria-label="Items in your bag">
        {lines.slice(0, drawn).map((line, index) => (
          <BagLine
            key={line.key}
            line={line}
            level={level}
            isPictured={index < pictured}
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
