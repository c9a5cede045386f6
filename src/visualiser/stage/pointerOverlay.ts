const TRAVEL_MS = 320;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A finger over the view, for who looks on: it goes where a gesture acts, and each press leaves a ring. */
export function createPointerOverlay() {
  const finger = document.createElement('div');
  finger.className = 'finger';
  finger.ariaHidden = 'true';
  // In the top layer: a dialog of the view must not hide it.
  finger.popover = 'manual';
  let isVisible = false;

  const showOnTop = () => {
    if (!finger.isConnected) document.body.append(finger);
    if (finger.matches(':popover-open')) finger.hidePopover();
    finger.showPopover();
  };
  const moveTo = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    // A wide field is touched where its text begins, everything else in its middle.
    const x = left + Math.min(width / 2, 120);
    finger.style.translate = `${x}px ${top + height / 2}px`;
  };
  const addRing = () => {
    const mark = document.createElement('span');
    finger.append(mark);
    setTimeout(() => mark.remove(), 700);
  };

  // Gestures press what they like on their way; the finger follows them.
  document.addEventListener(
    'pointerdown',
    ({ target, isTrusted }) => {
      if (!isVisible || isTrusted || !(target instanceof Element)) return;
      moveTo(target);
      addRing();
    },
    true,
  );

  return {
    /** Goes to the control, and brings it into view first. */
    async goTo(control: Element | null) {
      isVisible = true;
      if (!control) return;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      showOnTop();
      moveTo(control);
      if (!prefersReducedMotion()) await wait(TRAVEL_MS);
    },
    leave() {
      isVisible = false;
      if (finger.matches(':popover-open')) finger.hidePopover();
    },
  };
}
