import type { Environment } from '../../kit/flow/effects.ts';
import { trackEvent } from '../analytics.ts';
import { reportAppError } from '../errorReporting.ts';

/** The browser as the environment of effects; `navigate` is the router's. */
export const createBrowserEnvironment = (navigate: Environment['navigate']): Environment => ({
  navigate,
  redirect: (url) => window.location.assign(url),
  reload: () => window.location.reload(),
  getAddress: () => window.location,
  rewriteQuery(query) {
    const { pathname, hash } = window.location;
    // Not by the router: it would take each choice for another page.
    window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
  },
  setTitle(title) {
    document.title = title;
  },
  watchTabVisibility(onVisible) {
    const notify = () => {
      if (!document.hidden) onVisible();
    };
    document.addEventListener('visibilitychange', notify);
    return () => document.removeEventListener('visibilitychange', notify);
  },
  focus(field) {
    const move = () => {
      const found = document.getElementById(field);
      // A group of choices takes the focus by its first one.
      (found?.querySelector<HTMLElement>('input, button, a') ?? found)?.focus();
    };
    move();
    // The elements of the new state are there in the next frame; a removed element takes the focus with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) move();
    });
  },
  print: () => window.print(),
  track: trackEvent,
  report: (what) => reportAppError('chart', what),
});
