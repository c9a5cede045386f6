import { pause, tellMissed } from './missed.ts';
import { bringMissedStyles } from './missedStyles.ts';
import { isRenewed } from './renewed.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 10_000;

/**
 * Loads code, and tries again for as long as the network fails: on a patchy one, a chunk that comes late beats a page that
 * breaks. Says so where it does not come, and whether it is gone for good, because the store was renewed.
 */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT, isAgain = false; ; wait = Math.min(wait * 2, LONGEST_WAIT), isAgain = true) {
    try {
      const loaded = await load();
      if (isAgain) await bringMissedStyles();
      return loaded;
    } catch {
      tellMissed('code');
      void isRenewed().then((isGone) => isGone && tellMissed('gone'));
      await pause(wait);
    }
  }
}
