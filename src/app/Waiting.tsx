import { Activity, type ReactNode, use, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

/**
 * A page that waits behind another one as it was left: out of sight, out of the document's head, its effects undone, and
 * with the address that it had, so that nothing of it is drawn until somebody comes back.
 */
export function Waiting({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const now = { location: use(LocationContext), route: use(RouteContext) };
  const [left, setLeft] = useState(now);
  const isNews = isShown && (left.location !== now.location || left.route !== now.route);
  if (isNews) setLeft(now);
  const { location, route } = isNews ? now : left;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LocationContext value={location}>
        <RouteContext value={route}>{children}</RouteContext>
      </LocationContext>
    </Activity>
  );
}
