/** How long the store may take to say what it is made of now, in milliseconds. */
const LONGEST_WAIT = 5_000;

/** The script that this page began with: its name is another one in each build. Null where there is no page. */
export const buildHere = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null);

/**
 * Has another build of the store taken the place of the one that this page came with? Asked when code does not come, for its
 * file may be gone. False where the store does not answer.
 */
export async function isRenewed(): Promise<boolean> {
  const build = buildHere();
  if (build === null) return false;
  try {
    const home = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT) });
    return home.ok && !(await home.text()).includes(build);
  } catch {
    return false;
  }
}
