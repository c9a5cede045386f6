import styles from './Breadcrumb.module.css';
import { Link } from './Link.tsx';

type Props = {
  /** From the top; the last is the page itself and has no link. */
  items: { name: string; path?: string | undefined }[];
};

/** The pages above the present one. */
export function Breadcrumb({ items }: Props) {
  return (
    <nav aria-label="You are here">
      <ol className={styles.list}>
        {items.map(({ name, path }, index) => (
          <li key={name} className={styles.item} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {path ? (
              <Link className={styles.link} to={path}>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
