import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { PageDataContext, useClientValue } from '../../kit/hydration/hydration.tsx';
import { Link } from '../../ui/Link.tsx';
import { type Area, getAriaCurrent } from './areas.ts';

type Props = { areas: readonly Area[]; className: string | undefined; onChosen?: () => void };

/** The ways to the parts of the shop; the one that the page belongs to is marked. (SHELL-01, SHELL-05 to SHELL-07, SHELL-21, SHELL-23) */
export function AreaLinks({ areas, className, onChosen }: Props) {
  const { pathname } = useLocation();
  // The same frame is written for every page that has no HTML of its own.
  const isKnown = useClientValue(() => true, use(PageDataContext) !== null);
  return (
    <ul className={className}>
      {areas.map((area) => (
        <li key={area.path}>
          <Link
            to={area.path}
            aria-current={isKnown ? getAriaCurrent(area, pathname) : undefined}
            onClick={() => {
              area.start?.();
              onChosen?.();
            }}
          >
            {area.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
