import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { isBackLink } from '../../domain/storePath.ts';
import { getScrollPosition, persistScrollPositions, saveScrollPosition, scrollWhenReady } from './scrollPositions.ts';

/** Somebody types into the page already: it was drawn before its address followed, as a stage of the checkout is. */
const isInUse = () => document.activeElement?.matches('main :is(input, select, textarea)');

const isFocusLost = () => document.activeElement === document.body;

/**
 * Where each page is scrolled to. Back, Forward and a link back to a list lead to the place that was left; any other way
 * leads to the top of a page, where keyboard and screen reader begin too.
 */
export function useScrollRestoration(): void {
  const { pathname, search, key, state } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const last = useRef<string | null>(null);
  const isBringing = useRef(false);
  const entry = `${key} ${pathname}`;
  const address = pathname + search;

  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const isOther = last.current !== pathname;
    last.current = pathname;
    const left =
      navigation === 'POP' ? getScrollPosition(entry) : isBackLink(state) ? getScrollPosition(address) : undefined;
    if (navigation !== 'POP' && isOther && left === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    // What was pressed may go with what the page showed before, as the box of a search does.
    if (isOther ? navigation !== 'POP' && !isInUse() : navigation === 'PUSH' && isFocusLost())
      document.getElementById('main')?.focus({ preventScroll: true });
    // HTML that is complete the browser brings to its place by itself; who has moved on in it stays there.
    if (left === undefined || (isFirst && window.scrollY > 0)) return;
    isBringing.current = true;
    return scrollWhenReady(left, () => {
      isBringing.current = false;
    });
  }, [navigation, pathname, entry, address, state]);

  // With the page, not after it is painted: by then the scroll to its top would be noted for the page before.
  useLayoutEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      persistScrollPositions();
      // Loaded anew, the page waits as HTML, and none of this runs before the first sign of a person.
      history.scrollRestoration = 'auto';
    };
    take();
    const note = () => {
      // A page that is still too short, or whose place another one's loading has taken, has not been left there.
      if (!isBringing.current && !isLeaving) saveScrollPosition([entry, address], window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', take);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', take);
    };
  }, [entry, address, isLeaving]);
}
