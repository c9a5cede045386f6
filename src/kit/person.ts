/** What a person does first, whoever they are and whatever they hold. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Waits on a page for the first sign of a person. */
export function personOn(page: EventTarget) {
  let isSeen = false;
  let see = () => {};
  const seen = new Promise<void>((resolve) => {
    see = resolve;
  });
  const watching = new AbortController();
  /** Goes on as if somebody were here: for who is expected, and where nobody is waited for. */
  const hurry = () => {
    isSeen = true;
    watching.abort();
    see();
  };
  for (const sign of SIGNS)
    page.addEventListener(sign, hurry, { capture: true, passive: true, signal: watching.signal });
  return { hurry, isHere: () => isSeen, whenHere: () => seen };
}

/** The one who looks at this page; nobody ever on the server. */
const here = personOn(typeof window === 'undefined' ? new EventTarget() : window);

/** Settles with the first sign of a person; never for a page that nobody looks at. */
export const { whenHere } = here;
