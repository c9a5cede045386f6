/** Parts of the document that React hydrates one after the other: all, the page in it, and blocks that stand further down. */
export const HYDRATION_ZONES = '#root, #main, [id^="later-"]';
/** Reported in a zone, bubbling, once React answers for it: as HTML, it looks the same before. */
export const HYDRATED_EVENT = 'hydrated';

/** What a person does first, whoever they are and whatever they hold; a screen reader presses without a pointer. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
] as const;

/** Where a page is drawn under a pointer at rest, a browser sends `pointermove` with a movement of 0. */
const isStationary = (event: Event) => {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
};

/** Settles with the first sign of a person on a page. Call it once, as early as possible. */
export function waitForFirstInteraction(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const watching = new AbortController();
    const see = (event: Event) => {
      if (isStationary(event)) return;
      watching.abort();
      resolve();
    };
    for (const sign of SIGNS)
      page.addEventListener(sign, see, { capture: true, passive: true, signal: watching.signal });
  });
}
