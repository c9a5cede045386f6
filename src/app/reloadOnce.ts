import { getCurrentBuild } from '../kit/loading/retryImport.ts';

const KEY = 'reloadedFrom';

/**
 * Loads the page anew because its build is gone; not a second time from the same build, for then the page is an old one still
 * and would come back for ever. Nothing where the browser keeps nothing to know that by.
 */
export function reloadOnce(): void {
  const build = getCurrentBuild();
  if (build === null) return;
  try {
    if (sessionStorage.getItem(KEY) === build) return;
    sessionStorage.setItem(KEY, build);
  } catch {
    return;
  }
  window.location.reload();
}
