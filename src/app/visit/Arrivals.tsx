import { use, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listAreaOf } from '../../domain/listArea.ts';
import { cart } from '../../flows/cart/cart.ts';
import { session } from '../../flows/session/session.ts';
import { EffectHandlerContext } from '../../kit/effects.ts';
import { keptFlowType, keptListPaths } from '../../ports/keptListing.ts';
import { track } from '../analytics.ts';
import { documentTitle } from '../documentTitle.ts';
import { toldAtHome } from './toldAtHome.ts';

/** Title, tracker, scroll position, notices and the way back to the list, at each page that is opened. */
export function Arrivals() {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  // Back and Forward keep the place that the browser remembers; any other way leads to the top of a page.
  useLayoutEffect(() => {
    if (navigation === 'POP' || !pathname) return;
    window.scrollTo(0, 0);
    // Keyboard and screen reader begin a new page where it begins, behind the header.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [navigation, pathname]);
  const bag = cart.useActor();
  useEffect(() => {
    if (pathname) bag.send({ type: 'page.changed' });
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
  return null;
}
