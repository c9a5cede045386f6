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
  labels: { pager: string; previous: string; next: string; page: (page: number) => string };
};

/** Numbered pages between two arrows. In a narrow place only the margins and the neighbours remain. */
export function Pager({ items, page, pages, linkTo, labels }: Props) {
  return (
    <nav className={styles.pager} aria-label={labels.pager}>
      <ul className={styles.items}>
        <li>{arrow('previous', page > 1 ? linkTo(page - 1) : null, labels.previous)}</li>
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
                    'aria-label': labels.page(item),
                    'aria-current': item === page ? 'page' : undefined,
                  },
                  item,
                )}
              </li>
            )}
          </Fragment>
        ))}
        <li>{arrow('next', page < pages ? linkTo(page + 1) : null, labels.next)}</li>
      </ul>
    </nav>
  );
}

/** Neither a margin nor within `reach` of the present page: the first to go where there is little room. */
const isInner = (item: number, pages: number, page: number, reach: number) =>
  Math.abs(item - page) > reach && item !== 1 && item !== pages;

/** At the first and the last page an arrow stays in its place, but leads nowhere. */
const arrow = (to: 'previous' | 'next', link: StylableElement | null, label: string) => {
  const icon = <Icon name={to === 'previous' ? 'chevron-left' : 'chevron-right'} />;
  if (link)
    return cloneWithProps(
      link,
      { className: styles.item, 'aria-label': label, rel: to === 'next' ? 'next' : 'prev' },
      icon,
    );
  return (
    <span className={styles.item} data-disabled="">
      {icon}
    </span>
  );
};
