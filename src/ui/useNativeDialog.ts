import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { focusContainer } from './focusContainer.ts';

/** The modal dialogs that are open, the topmost last. */
const modals = new Set<HTMLDialogElement>();
const changes = new EventTarget();
const notify = () => changes.dispatchEvent(new Event('change'));
const subscribe = (listener: () => void) => {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
};

const getTopModal = () => [...modals].at(-1);

/** The topmost modal dialog: everything outside it is inert, whatever lies above it. */
export const useTopModal = () => useSyncExternalStore(subscribe, getTopModal, getTopModal);

/** The opener of a dialog may have lost the focus by then, as a disabled button does. */
let lastClickedControl: HTMLElement | null = null;
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    lastClickedControl = (target as HTMLElement).closest('a, button, input, select, summary');
  },
  { capture: true },
);

/**
 * Where the browser cannot restore the focus, the opener takes it, else its list or section, a dialog that is still open, or the
 * page.
 */
function restoreFocus(opener: HTMLElement | null, container: HTMLElement | null) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (opener?.isConnected && !opener.matches(':disabled')) opener.focus();
    else focusContainer(container);
  });
}

/**
 * Controls a `<dialog>` by a prop: `open` shows it as a modal; Escape, a click on the backdrop or a form with method=dialog only
 * call `onClose`. The browser traps the focus and restores it.
 */
export function useNativeDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pointerDownTarget = useRef<EventTarget>(null);

  // A layout effect, so that its end runs while the element is still in the page and the focus can go back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = lastClickedControl;
    // Read now: a removal takes the opener out of its list.
    const container = opener?.closest<HTMLElement>('ul, section') ?? null;
    // The page that had the focus in place of the opener is not to have it back.
    document.querySelector<HTMLElement>('main:focus')?.blur();
    if (!dialog.open) dialog.showModal();
    modals.add(dialog);
    notify();
    return () => {
      dialog.close();
      modals.delete(dialog);
      notify();
      // What was pressed in it is gone with it: a dialog that comes back by itself, as when its save failed, has the same opener.
      lastClickedControl = opener;
      restoreFocus(opener, container);
    };
  }, [open]);

  const isOnDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOnDialog(event)) return;
      event.preventDefault();
      onClose();
    },
    // The browser may close it against our will (a second Escape): then the owner is informed.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (isOnDialog(event) && open && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pointerDownTarget.current = event.target;
    },
    // A drag from the text inside to the backdrop does not close it, nor does the second click of a double click on its
    // opener.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isOnDialog(event) && pointerDownTarget.current === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
