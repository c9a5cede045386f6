/** What did not come: something that a page reads, code, or code that is no more. */
type LoadFailure = 'reading' | 'code' | 'gone';

const listeners = new Set<(failure: LoadFailure) => void>();
/** Reported before anybody listened. */
const pending = new Set<LoadFailure>();
const waiting = new Set<() => void>();

/** Reports that something did not come. Costs nothing but a note until somebody listens. */
export function reportLoadFailure(failure: LoadFailure): void {
  if (listeners.size === 0) pending.add(failure);
  for (const listener of listeners) listener(failure);
}

/** Calls back for whatever did not come so far and does not from now on; returns how to stop. */
export function subscribeToLoadFailures(listener: (failure: LoadFailure) => void): () => void {
  listeners.add(listener);
  for (const failure of pending) listener(failure);
  pending.clear();
  return () => listeners.delete(listener);
}

/** Settles after so many milliseconds, or with the next `retryPending`. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    waiting.add(go);
  });

/** Whatever pauses goes on now. */
export function retryPending(): void {
  for (const go of [...waiting]) go();
}

/** Style sheets that were requested and did not come. */
const failedStyles = new Set<HTMLLinkElement>();

/** Notes style sheets that do not come, from now on; returns how to stop. */
export function watchStyleFailures(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  // Such an error is reported to the element alone, and to whoever listens on the way down to it.
  document.addEventListener('error', note, { capture: true });
  return () => document.removeEventListener('error', note, { capture: true });
}

const reloadStyles = (link: HTMLLinkElement) =>
  new Promise<void>((come, fail) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => come());
    again.addEventListener('error', () => fail(new Error(`The styles at ${link.href} did not come.`)));
    failedStyles.delete(link);
    link.replaceWith(again);
  });

/**
 * Asks again for the styles that did not come: a build's code requests the styles of a chunk once, so that code which comes at the
 * second try would stand there without them. Rejects where one still does not come.
 */
export const retryFailedStyles = async (): Promise<void> => {
  await Promise.all([...failedStyles].map(reloadStyles));
};

/** How long the store may take to say what it is made of now, in milliseconds. */
const LONGEST_ANSWER = 5_000;

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
    const home = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_ANSWER) });
    return home.ok && !(await home.text()).includes(build);
  } catch {
    return false;
  }
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

/**
 * Loads code, and tries again for as long as the network fails: on a patchy one, a chunk that comes late beats a page that
 * breaks. States so where it does not come, and whether it is gone for good, because the store was renewed.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT, isAgain = false; ; wait = Math.min(wait * 2, LONGEST_WAIT), isAgain = true) {
    try {
      const loaded = await load();
      if (isAgain) await retryFailedStyles();
      return loaded;
    } catch {
      reportLoadFailure('code');
      void isNewBuildDeployed().then((isOutdated) => isOutdated && reportLoadFailure('gone'));
      await pause(wait);
    }
  }
}
