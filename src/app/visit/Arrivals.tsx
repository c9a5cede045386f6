import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosed } from '../../domain/closedPaths.ts';
import { listAreaOf } from '../../domain/listArea.ts';
import { cart } from '../../flows/cart/cart.ts';
import { session } from '../../flows/session/session.ts';
import { EffectHandlerContext } from '../../kit/effects.ts';
import { NoIndex } from '../../pages/head/Head.tsx';
import { keptFlowType, keptListPaths } from '../../storage/listing.ts';
import { track } from '../analytics.ts';
import { documentTitle } from '../documentTitle.ts';
import { toldAtHome } from './toldAtHome.ts';
import { usePlaces } from './usePlaces.ts';

/** Title, tracker, scroll position, notices and the way back to the list, at each page that is opened. */
export function Arrivals() {
  const { pathname, search } = useLocation();
  usePlaces();
  const bag = cart.useActor();
  const last = useRef(pathname);
  useEffect(() => {
    // With the first page of a visit nothing lies over another yet.
    if (pathname === last.current) return;
    last.current = pathname;
    bag.send({ type: 'page.changed' });
  }, [bag, pathname]);
  useEffect(() => {
    document.title = documentTitle(pathname, keptFlowType.read() ?? 'shopart');
    track({ event: 'page_view', path: pathname });
  }, [pathname]);
  useEffect(() => {
    const area = listAreaOf(pathname);
    if (area) keptListPaths[area].write(pathname + search);
  }, [pathname, search]);
  const handle = use(EffectHandlerContext);
  const visitor = session.useActor();
  useEffect(() => {
    const told = toldAtHome(pathname, search);
    if (!told) return;
    handle({ type: 'toast', says: told.says, tone: told.tone }, 'session');
    handle({ type: 'navigate', to: told.leaving, replace: true }, 'session');
    visitor.send({ type: 'ending.told' });
  }, [pathname, search, handle, visitor]);
  return isClosed(pathname) ? <NoIndex /> : null;
}
