import type * as TestingLibrary from '@testing-library/dom';

/*
 * These functions run in the page, sent as their own source text: they use their arguments and the page's globals only.
 */

declare global {
  var TestingLibraryDom: typeof TestingLibrary;
}

/** What a person goes by: role and name, label or text; and the dialog or part of the page in which it stands. */
export type Target = ({ role: string; name?: string } | { label: string } | { text: string }) & { within?: Target };

/** Gives a sign of a person, and settles once the store states that its page answers. A page without `#root` is none of the store's. */
export async function waitUntilHydrated() {
  await TestingLibraryDom.waitFor(
    () => {
      dispatchEvent(new Event('pointermove'));
      const place = document.getElementById('main') ?? document.getElementById('root');
      if (place && !('hydrated' in place.dataset)) throw new Error('The page does not answer');
    },
    { timeout: 30_000, onTimeout: (error) => error },
  );
}

/** Settles with the first visible element that is meant; `forPress` with one that stands still and nothing covers. */
export async function find(target: Target, { forPress = false } = {}) {
  const { queryAllByLabelText, queryAllByRole, queryAllByText, waitFor } = TestingLibraryDom;
  const until = <T>(look: () => T | Promise<T>, timeout: number) =>
    waitFor(look, { timeout, onTimeout: (error) => error });
  /** Longer than any page or answer takes, in milliseconds. */
  const PATIENCE = 30_000;
  /** Something may pass over a button, but a toast that stays on it for its five seconds is a fault. */
  const PASSING = 1_000;

  const describe = (sought: Target): string =>
    Object.entries(sought)
      .map(([key, value]) => (typeof value === 'string' ? `${key} “${value}”` : `${key} ${describe(value)}`))
      .join(' ');
  const what = describe(target);
  const all = (sought: Target): HTMLElement[] => {
    const root = sought.within ? all(sought.within)[0] : document.body;
    if (!root) return [];
    if ('role' in sought) return queryAllByRole(root, sought.role, sought.name ? { name: sought.name } : {});
    if ('label' in sought) return queryAllByLabelText(root, sought.label, { exact: false });
    return queryAllByText(root, sought.text, { exact: false }).filter((element) => element.checkVisibility());
  };
  const first = () => {
    const [element] = all(target);
    if (!element) throw new Error(`There is no ${what}`);
    return element;
  };
  if (!forPress) return until(first, PATIENCE);

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = (element: Element) => JSON.stringify(element.getBoundingClientRect());
  const still = await until(async () => {
    const element = first();
    if (element.matches(':disabled')) throw new Error(`Disabled: ${what}`);
    // A radio or checkbox may be clear itself, over what is drawn of it.
    if (!element.parentElement?.checkVisibility({ opacityProperty: true })) throw new Error(`Not to be seen: ${what}`);
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const before = place(element);
    await frame();
    await frame();
    if (place(element) !== before) throw new Error(`Does not stand still: ${what}`);
    return element;
  }, PATIENCE);
  return until(() => {
    const { left, top, width, height } = still.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!still.contains(hit)) throw new Error(`Covered by ${(hit?.cloneNode() as Element)?.outerHTML}: ${what}`);
    return still;
  }, PASSING);
}

/** Whether a text can be seen. */
export const isTextVisible = (text: string) =>
  TestingLibraryDom.queryAllByText(document.body, text, { exact: false }).some((element) => element.checkVisibility());

/** Settles once a canvas has a picture: more colours than a plain area and its edge have. */
export async function waitUntilCanvasPainted() {
  await TestingLibraryDom.waitFor(
    () => {
      const colours = new Set<number>();
      for (const canvas of document.querySelectorAll('canvas')) {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        const pixels = new Uint32Array(data?.buffer ?? []);
        for (let at = 0; at < pixels.length; at += 101) colours.add(pixels[at] ?? 0);
      }
      if (colours.size < 20) throw new Error(`A canvas has ${colours.size} colours`);
    },
    { timeout: 30_000, onTimeout: (error) => error },
  );
}
