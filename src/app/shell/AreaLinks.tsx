import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { PageDataContext, useClientValue } from '../../kit/hydration/hydration.tsx';
import { enterArea } from '../../storage/listingStorage.ts';
import { Link } from '../../ui/Link.tsx';
import { type Area, getAriaCurrent } from './areas.ts';

type ListProps = { className: string | undefined; onSelect?: () => void };

/** Links to the areas of the shop; that of the current page is marked. (SHELL-01, SHELL-05 to SHELL-07, SHELL-21, SHELL-23) */
export function AreaLinks({ areas, className, onSelect }: ListProps & { areas: readonly Area[] }) {
  const { pathname } = useLocation();
  // One shell is prerendered for all pages without HTML of their own.
  const isPathKnown = useClientValue(() => true, use(PageDataContext) !== null);
  return (
    <ul className={className}>
      {areas.map((area) => (
        <li key={area.path}>
          <Link
            to={area.path}
            aria-current={isPathKnown ? getAriaCurrent(area, pathname) : undefined}
            onClick={() => {
              enterArea(area.path);
              onSelect?.();
            }}
          >
            {area.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Links = readonly (readonly [to: string, name: string])[];

/** Links to other pages. (SHELL-02, SHELL-04, SHELL-22) */
export const LinkList = ({ links, className, onSelect }: ListProps & { links: Links }) => (
  <ul className={className}>
    {links.map(([to, name]) => (
      <li key={to}>
        <Link to={to} onClick={onSelect}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
