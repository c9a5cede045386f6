import styles from './Breadcrumb.module.css';
import { cloneWithProps, type StylableElement } from './classNames.ts';

type Props = {
  /** From the top; the last is the page itself and has no link. */
  items: { name: string; link?: StylableElement }[];
};

/** The pages above the present one. */
export function Breadcrumb({ items }: Props) {
  return (
    <nav aria-label="You are here">
      <ol className={styles.list}>
        {items.map(({ name, link }, index) => (
          <li key={name} className={styles.item} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {link ? cloneWithProps(link, { className: styles.link }, name) : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
