/** Focuses `place` where it is still in the open dialog or the page, else these: what had the focus is gone from it. */
export function focusAround(place: HTMLElement | null): void {
  const whole = document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('main');
  const found = whole?.contains(place) ? place : whole;
  if (!found) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
}
