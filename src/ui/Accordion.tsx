import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

type Item = { id: string; title: ReactNode; content: ReactNode; open?: boolean };
type Props = {
  items: Item[];
  /** Opening one closes the others (`<details name>`). */
  single?: boolean;
  /** Accordions of one group name close each other's items, as their own. */
  groupName?: string;
  /** Folds only on a phone: elsewhere the items are open, without their summaries. */
  phoneOnly?: boolean;
};

/** Collapsible sections on the native `<details>`. `open` is an item's initial state. */
export function Accordion({ items, single = true, groupName, phoneOnly = false }: Props) {
  const ownName = useId();
  const name = groupName ?? ownName;
  return (
    <div className={styles.accordion} data-phone-only={phoneOnly || undefined}>
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
