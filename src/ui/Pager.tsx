import { Fragment } from 'react';
import { cloneWithProps, type StylableElement } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';

type Props = {
  /** What is drawn, in order: page numbers, and 'gap' where some are left out. */
  items: (number | 'gap')[];
  page: number;
  pages: number;
  /** The link to a page, from 1 (`(page) => <Link to={...} />`). */
  linkTo: (page: number) => StylableElement;
};

/** Numbered pages between two arrows. In a narrow place only the margins and the neighbours remain. */
export function Pager({ items, page, pages, linkTo }: Props) {
  return (
    <nav className={styles.pager} aria-label="Pages">
      <ul className={styles.items}>
        <li>{arrow('previous', page > 1 ? linkTo(page - 1) : null)}</li>
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
                {cloneWithProps(
                  linkTo(item),
                  {
                    className: styles.item,
                    'aria-label': `Page ${item}`,
                    'aria-current': item === page ? 'page' : undefined,
                  },
                  item,
                )}
              </li>
            )}
          </Fragment>
        ))}
        <li>{arrow('next', page < pages ? linkTo(page + 1) : null)}</li>
      </ul>
    </nav>
  );
}

/** Neither a margin nor within `reach` of the present page: the first to go where there is little room. */
const isInner = (item: number, pages: number, page: number, reach: number) =>
  Math.abs(item - page) > reach && item !== 1 && item !== pages;

/** At the first and the last page an arrow stays in its place, but leads nowhere. */
const arrow = (to: 'previous' | 'next', link: StylableElement | null) => {
  const [name, label, rel] =
    to === 'next'
      ? (['chevron-right', 'Next page', 'next'] as const)
      : (['chevron-left', 'Previous page', 'prev'] as const);
  const icon = <Icon name={name} />;
  if (link) return cloneWithProps(link, { className: styles.item, 'aria-label': label, rel }, icon);
  return (
    <span className={styles.item} data-disabled="">
      {icon}
    </span>
  );
};
