import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosed } from '../../domain/closedPaths.ts';
import { documentTitle } from '../../domain/documentTitle.ts';
import { listAreaOf } from '../../domain/listArea.ts';
import { NoIndex } from '../../routes/head/Head.tsx';
import { keptFlowType, keptListPaths } from '../../storage/listing.ts';
import { track } from '../analytics.ts';
import type { Shop } from '../shop.ts';
import { toldAtHome } from './toldAtHome.ts';
import { usePlaces } from './usePlaces.ts';

/** Title, tracker, scroll position, notices and the way back to the list, at each page that is opened. */
export function Arrivals({ shop }: { shop: Shop }) {
  const { pathname, search } = useLocation();
  usePlaces();
  const last = useRef(pathname);
  useEffect(() => {
    // With the first page of a visit nothing lies over another yet.
    if (pathname === last.current) return;
    last.current = pathname;
    shop.pageChanged();
  }, [shop, pathname]);
  useEffect(() => {
    document.title = documentTitle(pathname, keptFlowType.read() ?? 'shopart');
    track({ event: 'page_view', path: pathname });
  }, [pathname]);
  useEffect(() => {
    const area = listAreaOf(pathname);
    if (area) keptListPaths[area].write(pathname + search);
  }, [pathname, search]);
  useEffect(() => {
    const told = toldAtHome(pathname, search);
    if (!told) return;
    shop.act({ type: 'toast', says: told.says, tone: told.tone }, 'session');
    shop.act({ type: 'navigate', to: told.leaving, replace: true }, 'session');
    shop.session.send({ type: 'ending.told' });
  }, [pathname, search, shop]);
  return isClosed(pathname) ? <NoIndex /> : null;
}
