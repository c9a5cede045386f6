import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

type Item = { id: string; title: ReactNode; content: ReactNode; open?: boolean };
type Props = {
  items: Item[];
  /** Opening one closes the others (`<details name>`). */
  single?: boolean;
  /** A name that accordions share whose parts close each other, as one's own parts do. */
  name?: string;
  /** Folds on a phone alone: elsewhere the parts stand open, without their heads. */
  onPhone?: boolean;
};

/** Headed parts that fold, on the platform's own `<details>`. `open` is how a part begins. */
export function Accordion({ items, single = true, name: shared, onPhone = false }: Props) {
  const own = useId();
  const name = shared ?? own;
  return (
    <div className={styles.accordion} data-on-phone={onPhone || undefined}>
      {items.map(({ id, title, content, open }) => (
        <details key={id} className={styles.item} name={single ? name : undefined} open={open}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
