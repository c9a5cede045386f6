/** What failed to load: data, code, or code whose file is gone. */
type LoadFailure = 'reading' | 'code' | 'gone';

const listeners = new Set<(failure: LoadFailure) => void>();
/** Reported before anybody listened. */
const pending = new Set<LoadFailure>();
const resumeCallbacks = new Set<() => void>();

/** Reports that something failed to load; kept until somebody listens. */
export function reportLoadFailure(failure: LoadFailure): void {
  if (listeners.size === 0) pending.add(failure);
  for (const listener of listeners) listener(failure);
}

/** Calls back for all failures so far and from now on; returns a function that unsubscribes. */
export function subscribeToLoadFailures(listener: (failure: LoadFailure) => void): () => void {
  listeners.add(listener);
  for (const failure of pending) listener(failure);
  pending.clear();
  return () => listeners.delete(listener);
}

/** Resolves after so many milliseconds, or with the next `retryPending`. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      resumeCallbacks.delete(resume);
      resolve();
    };
    const timer = setTimeout(resume, ms);
    resumeCallbacks.add(resume);
  });

/** Ends all pauses now. */
export function retryPending(): void {
  for (const resume of [...resumeCallbacks]) resume();
}

/** Style sheets that failed to load. */
const failedStyles = new Set<HTMLLinkElement>();

/** Records style sheets that fail to load, from now on; returns a function that stops it. */
export function watchStyleFailures(): () => void {
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  // Such an error does not bubble; only the capture phase reaches the document.
  document.addEventListener('error', handleError, { capture: true });
  return () => document.removeEventListener('error', handleError, { capture: true });
}

const reloadStyles = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`The styles at ${link.href} did not come.`)));
    failedStyles.delete(link);
    link.replaceWith(copy);
  });

/**
 * Retries the styles that failed to load: a build's code requests the styles of a chunk once, so that code which loads at
 * the second try would be unstyled. Rejects where one fails again.
 */
export const retryFailedStyles = async (): Promise<void> => {
  await Promise.all([...failedStyles].map(reloadStyles));
};

/** How long the request for the current build may take, in milliseconds. */
const RESPONSE_TIMEOUT = 5_000;

/** The script that this page began with: its name is another one in each build. Null where there is no page. */
export const getCurrentBuild = (): string | null =>
  globalThis.document?.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/**
 * Has another build of the store taken the place of the one that this page came with? Requested when code does not come, for its
 * file may be gone. False where the store does not answer.
 */
export async function isNewBuildDeployed(): Promise<boolean> {
  const build = getCurrentBuild();
  if (build === null) return false;
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_TIMEOUT) });
    return response.ok && !(await response.text()).includes(build);
  } catch {
    return false;
  }
}

const INITIAL_DELAY = 1_000;
const MAX_DELAY = 10_000;

/**
 * Loads code, and tries again for as long as the network fails: on a patchy one, a chunk that comes late beats a page that
 * breaks. Reports failures, and whether the file is gone because a new build was deployed.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (let delay = INITIAL_DELAY, isRetry = false; ; delay = Math.min(delay * 2, MAX_DELAY), isRetry = true) {
    try {
      const loaded = await load();
      if (isRetry) await retryFailedStyles();
      return loaded;
    } catch {
      reportLoadFailure('code');
      void isNewBuildDeployed().then((isOutdated) => isOutdated && reportLoadFailure('gone'));
      await pause(delay);
    }
  }
}
