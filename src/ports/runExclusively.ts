/** Runs one of all tabs at a time, and others of this one after it; where the browser has no locks, at once. */
export const runExclusively = <T>(name: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, signal ? { signal } : {}, run) : run();
