/** Focuses `container` if it is still in the open dialog or the page, else that: the element that had the focus is gone. */
export function focusContainer(container: HTMLElement | null): void {
  const root = document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('main');
  const target = root?.contains(container) ? container : root;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
