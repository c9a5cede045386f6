import { Fragment } from 'react';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Pager.module.css';

type Props = {
  /** What is drawn, in order: page numbers, and 'gap' where some are left out. */
  items: (number | 'gap')[];
  page: number;
  pages: number;
  /** The path of a page, from 1. */
  pathOf: (page: number) => string;
};

/** Numbered pages between two arrows. In a narrow place only the margins and the neighbours remain. */
export function Pager({ items, page, pages, pathOf }: Props) {
  return (
    <nav className={styles.pager} aria-label="Pages">
      <ul className={styles.items}>
        <li>{arrow('previous', page > 1 ? pathOf(page - 1) : null)}</li>
        {items.map((item, index) => (
          <Fragment key={item === 'gap' ? `gap-${items[index - 1]}` : item}>
            {item === 'gap' ? (
              <li className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li
                data-far={isInner(item, pages, page, 1) || undefined}
                data-near={isInner(item, pages, page, 0) || undefined}
              >
                <Link
                  className={styles.item}
                  to={pathOf(item)}
                  aria-label={`Page ${item}`}
                  aria-current={item === page ? 'page' : undefined}
                >
                  {item}
                </Link>
              </li>
            )}
          </Fragment>
        ))}
        <li>{arrow('next', page < pages ? pathOf(page + 1) : null)}</li>
      </ul>
    </nav>
  );
}

/** Neither a margin nor within `reach` of the present page: the first to go where there is little room. */
const isInner = (item: number, pages: number, page: number, reach: number) =>
  Math.abs(item - page) > reach && item !== 1 && item !== pages;

/** At the first and the last page an arrow stays in its place, but leads nowhere. */
const arrow = (to: 'previous' | 'next', path: string | null) => {
  const [name, label, rel] =
    to === 'next'
      ? (['chevron-right', 'Next page', 'next'] as const)
      : (['chevron-left', 'Previous page', 'prev'] as const);
  const icon = <Icon name={name} />;
  if (path)
    return (
      <Link className={styles.item} to={path} aria-label={label} rel={rel}>
        {icon}
      </Link>
    );
  return (
    <span className={styles.item} data-disabled="">
      {icon}
    </span>
  );
};
