import type { World } from '../../kit/effects.ts';
import { track } from '../analytics.ts';
import { report } from '../reporting.ts';

/** The browser as the world that effects are acted on in; `navigate` is the router's. */
export const browserWorld = (navigate: World['navigate']): World => ({
  navigate,
  redirect: (url) => window.location.assign(url),
  reload: () => window.location.reload(),
  address: () => window.location,
  rewriteQuery(query) {
    const { pathname, hash } = window.location;
    // Not by the router: it would take each choice for another page.
    window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
  },
  setTitle(title) {
    document.title = title;
  },
  followTab(shown) {
    const tell = () => {
      if (document.visibilityState === 'visible') shown();
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  },
  focus: (field) => document.getElementById(field)?.focus(),
  print: () => window.print(),
  track,
  report: (what) => report('chart', what),
});
