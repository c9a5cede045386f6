import { getCurrentBuild } from '../kit/loading/retryImport.ts';

const KEY = 'reloadedFrom';

/**
 * Reloads the page because its build is gone; not a second time from the same build, because a page that is still an old one
 * would reload forever. Does nothing where the browser has no storage to remember that.
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
