import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isDisallowed } from '../../domain/disallowedPaths.ts';
import { type FlowType, getDocumentTitle } from '../../domain/documentTitle.ts';
import { getListArea } from '../../domain/listArea.ts';
import { formatMessage } from '../../messages/message.ts';
import { loginEndedMessages } from '../../messages/shell.ts';
import { NoIndex } from '../../routes/head/Head.tsx';
import { flowTypeStorage, listPathStorage } from '../../storage/listingStorage.ts';
import { trackEvent } from '../analytics.ts';
import type { Shop } from '../shop.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

type HomeNotice = { text: string; tone: 'good' | 'bad'; cleanPath: string };

const NOTICES = [
  ['logged_out', 'home.loggedOut', 'good'],
  ['expired', 'home.expired', 'bad'],
] as const;

/** The notice in the address of home, and that address without it; null where there is nothing. (HOME-14 to HOME-16) */
export function parseHomeNotice(pathname: string, search: string): HomeNotice | null {
  const params = new URLSearchParams(search);
  const notice = pathname === '/' ? NOTICES.find(([param]) => params.has(param)) : undefined;
  if (!notice) return null;
  for (const [param] of NOTICES) params.delete(param);
  const [, message, tone] = notice;
  return {
    text: formatMessage(loginEndedMessages[message]),
    tone,
    cleanPath: `/${params.size > 0 ? `?${params}` : ''}`,
  };
}

/** Title, tracking, scroll position, notices and the stored path of the list, for each page that is opened. */
export function RouteEffects({ shop }: { shop: Shop }) {
  const { pathname, search, key } = useLocation();
  useScrollRestoration();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    // Not for the first page of a visit.
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    shop.pageChanged();
  }, [shop, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same page has a key of its own, and may change the flow type
  useEffect(() => {
    const updateTitle = (flowType: FlowType | null) => {
      document.title = getDocumentTitle(pathname, flowType);
    };
    updateTitle(flowTypeStorage.read());
    return flowTypeStorage.subscribe(updateTitle);
  }, [pathname, key]);
  useEffect(() => trackEvent({ event: 'page_view', path: pathname }), [pathname]);
  useEffect(() => {
    const area = getListArea(pathname);
    if (area) listPathStorage[area].write(pathname + search);
  }, [pathname, search]);
  useEffect(() => {
    const notice = parseHomeNotice(pathname, search);
    if (!notice) return;
    shop.handleEffect({ type: 'toast', text: notice.text, tone: notice.tone });
    shop.handleEffect({ type: 'navigate', to: notice.cleanPath, replace: true });
    shop.session.send({ type: 'ending.announced' });
  }, [pathname, search, shop]);
  return isDisallowed(pathname) ? <NoIndex /> : null;
}
