import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { isBackLink } from '../../domain/storePath.ts';
import { getScrollPosition, persistScrollPositions, saveScrollPosition, scrollWhenReady } from './scrollPositions.ts';

/** Is a field of the page focused already? The page may be rendered before its address changes, as a stage of the checkout is. */
const isTyping = () => document.activeElement?.matches('main :is(input, select, textarea)');

const isFocusLost = () => document.activeElement === document.body;

/**
 * Restores scroll positions. Back, Forward and a link back to a list restore the last position; any other navigation
 * scrolls to the top of a page, where keyboard and screen reader begin too.
 */
export function useScrollRestoration(): void {
  const { pathname, search, key, state } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const lastPathname = useRef<string | null>(null);
  const isRestoring = useRef(false);
  const entry = `${key} ${pathname}`;
  const address = pathname + search;

  useLayoutEffect(() => {
    const isFirst = lastPathname.current === null;
    const isOther = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    const savedTop =
      navigation === 'POP' ? getScrollPosition(entry) : isBackLink(state) ? getScrollPosition(address) : undefined;
    if (navigation !== 'POP' && isOther && savedTop === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    // The pressed element may be removed, as the box of a search is.
    if (isOther ? navigation !== 'POP' && !isTyping() : navigation === 'PUSH' && isFocusLost())
      document.getElementById('main')?.focus({ preventScroll: true });
    // The browser restores the position in complete HTML by itself; a shopper who scrolled on in it stays there.
    if (savedTop === undefined || (isFirst && window.scrollY > 0)) return;
    isRestoring.current = true;
    return scrollWhenReady(savedTop, () => {
      isRestoring.current = false;
    });
  }, [navigation, pathname, entry, address, state]);

  // Before the paint: after it, the scroll to the top would be saved for the page before.
  useLayoutEffect(() => {
    const disableBrowserRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    const handlePageHide = () => {
      persistScrollPositions();
      // After a reload the page is HTML, and none of this runs before the first interaction.
      history.scrollRestoration = 'auto';
    };
    disableBrowserRestoration();
    const handleScroll = () => {
      // Not while restoring or leaving, when the position is not the shopper's.
      if (!isRestoring.current && !isLeaving) saveScrollPosition([entry, address], window.scrollY);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', disableBrowserRestoration);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', disableBrowserRestoration);
    };
  }, [entry, address, isLeaving]);
}
