import { measureWork, nextFrame, nextTask, pause } from './frames.ts';

const KEY = 'cartData';

const waitUntilIdle = async () => {
  for (let turn = 0; turn < 3; turn++) {
    await nextFrame();
    await nextTask();
  }
  // nobody presses faster, and a button that changed has changed
  await pause(120);
};
const buttons = () => [...document.querySelectorAll<HTMLElement>('main [aria-label="One more"]')];
const dispatchStorage = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));

const CHANGES = {
  'one number'(button: HTMLElement) {
    const text = button.parentElement?.querySelector('output')?.firstChild as Text;
    text.data += '0';
  },
  'change of quantity': (button: HTMLElement) => button.click(),
};
export type Change = keyof typeof CHANGES;

/** Milliseconds of so many changes, a line at a time. */
export async function measureChanges(what: Change, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let press = 0; press < count; press++) {
    const all = buttons();
    const button = all[press % all.length] as HTMLElement;
    button.scrollIntoView({ block: 'center' });
    await waitUntilIdle();
    found.push(await measureWork(() => CHANGES[what](button)));
  }
  return found;
}

/** Empties the bag and fills it again with so many lines: milliseconds of each frame's work, and until all are there. */
export async function measureRender(count: number): Promise<{ work: number[]; all: number }> {
  const lines = localStorage.getItem(KEY);
  dispatchStorage('[]');
  await waitUntilIdle();
  window.scrollTo(0, 0);
  await waitUntilIdle();
  const filled = performance.now();
  dispatchStorage(lines);
  let first = (await nextTask()) - filled;
  const work: number[] = [];
  for (let isLast = false; !isLast; ) {
    isLast = buttons().length === count;
    const startedAt = await nextFrame();
    await nextTask();
    // React's own task stands behind the first
    work.push((await nextTask()) - startedAt);
  }
  first += work.shift() ?? 0;
  return { work: [first, ...work], all: performance.now() - filled };
}
