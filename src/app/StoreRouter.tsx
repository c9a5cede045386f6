import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { wantsMotion } from '../kit/media.ts';
import { isPageHere } from './pageAt.ts';
import { tellPagesHere } from './pagesHere.ts';

tellPagesHere(isPageHere);

/** In milliseconds from the press: what takes longer than this to begin is no fade, but a delay. */
const LONGEST_START = 80;
let isQuick = true;
/** So long, in milliseconds, the page before stays while the code of the next one comes; then the next one's place says so. */
const LONGEST_STAY = 2_500;

/** On a phone that is swiped back, the browser itself has moved the pages already. */
const wasMoved = () => (window.event as Partial<PopStateEvent> | undefined)?.hasUAVisualTransition === true;

/**
 * Whether one page fades into the next: both must be different pages, and the next one's code be here. A page that the
 * shopper did not ask for, and one that is still to come, take the place of the other as they are.
 */
const fades = (from: string, to: string, action: string) =>
  isQuick &&
  action !== 'REPLACE' &&
  from !== to &&
  'startViewTransition' in document &&
  wantsMotion() &&
  !wasMoved() &&
  isPageHere(to);

type Props = {
  /** Told before anything but the first drawing. */
  onLeave?: () => void;
  children: ReactNode;
};

/** The router in the browser: as React Router's own, and pages fade into each other where browser and shopper want it. */
export function StoreRouter({ onLeave, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, show] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let last = history.location.pathname;
    let stay: ReturnType<typeof setTimeout> | undefined;
    let latest: Parameters<typeof show>[0];
    return history.listen(({ action, location }) => {
      onLeave?.();
      const from = last;
      last = location.pathname;
      // Not `history.location`, which reads the address bar anew: what others note there without the router is no navigation.
      latest = { action, location };
      const showLatest = () => show(latest);
      clearTimeout(stay);
      if (!fades(from, last, action)) {
        if (!isPageHere(last)) stay = setTimeout(showLatest, LONGEST_STAY);
        return startTransition(showLatest);
      }
      const asked = performance.now();
      document
        .startViewTransition(() => flushSync(showLatest))
        .ready.then(() => {
          // A browser that takes its time for this one does so for all that follow.
          isQuick = performance.now() - asked <= LONGEST_START;
        })
        // A fade that another one interrupts is none of anybody's concern: its page is shown all the same.
        .catch(() => undefined);
    });
  }, [history, onLeave]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
