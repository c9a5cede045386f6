/** What a person does first, whoever they are and whatever they hold. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let isSeen = false;
let see = () => {};
const seen = new Promise<void>((resolve) => {
  see = resolve;
});
const watching = new AbortController();

/** Goes on as if somebody were here: for a shopper who comes back, and for pages that wait for nobody. */
export function hurry(): void {
  isSeen = true;
  watching.abort();
  see();
}

if (typeof window !== 'undefined')
  for (const sign of SIGNS)
    window.addEventListener(sign, hurry, { capture: true, passive: true, once: true, signal: watching.signal });

/** Has anybody given a sign of being here since the page was opened? */
export const isHere = (): boolean => isSeen;

/** Settles with the first sign of a person; never for a page that nobody looks at. */
export const whenHere = (): Promise<void> => seen;
