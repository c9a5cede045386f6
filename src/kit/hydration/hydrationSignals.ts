/** What browsers ignore: the `rel` of scripts that a page which is complete without them names. */
export const DEFERRED_REL = 'later';

/** Parts of the document that React hydrates one after the other: all, the page in it, and blocks that stand further down. */
export const HYDRATION_ZONES = '#root, #main, [id^="later-"]';
/** Dispatched in a zone, bubbling, once React has hydrated it; the HTML looks the same before. */
export const HYDRATED_EVENT = 'hydrated';

/** Events that show a person on the page, by any input; a screen reader clicks without a pointer. */
const INTERACTION_EVENTS = [
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

/** Resolves with the first interaction on a page. Call it once, as early as possible. */
export function waitForFirstInteraction(page: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const handleEvent = (event: Event) => {
      if (isStationary(event)) return;
      controller.abort();
      resolve();
    };
    for (const name of INTERACTION_EVENTS)
      page.addEventListener(name, handleEvent, { capture: true, passive: true, signal: controller.signal });
  });
}
