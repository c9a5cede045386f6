const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Loads code, and tries again for as long as the network fails: on a patchy one, a chunk that comes late beats a page that breaks. */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
}
