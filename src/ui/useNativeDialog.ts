import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { focusAround } from './focusAround.ts';

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

/** The control that was used last: what opened a dialog may have lost the focus by then, as a disabled button does. */
let lastUsed: HTMLElement | null = null;
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    lastUsed = (target as HTMLElement).closest('a, button, input, select, summary');
  },
  { capture: true },
);

/**
 * Where the browser had nobody to give the focus back to, the opener takes it, else the list or section it stood in, a dialog that
 * still stands open, or the page.
 */
function giveFocusBack(opener: HTMLElement | null, around: HTMLElement | null) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (opener?.isConnected && !opener.matches(':disabled')) opener.focus();
    else focusAround(around);
  });
}

/**
 * Drives a `<dialog>` by a prop: `open` shows it as a modal, every way a person has to leave it (Escape, a press on the
 * veil, a form with method=dialog) only asks, by `onClose`. The browser traps the focus and gives it back.
 */
export function useNativeDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  // A layout effect, so that its end runs while the element is still in the page and the focus can go back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = lastUsed;
    // Read now: a removal takes the opener out of its list.
    const around = opener?.closest<HTMLElement>('ul, section') ?? null;
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
      lastUsed = opener;
      giveFocusBack(opener, around);
    };
  }, [open]);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    // The browser may close it against our will (a second Escape): then the owner is informed.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (isOwn(event) && open && !event.currentTarget.open) onClose();
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressed.current = event.target;
    },
    // A drag that begins on the text inside and ends on the veil is no wish to leave, nor is the second press of a double
    // click on what opened it.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isOwn(event) && pressed.current === event.currentTarget && event.detail < 2) onClose();
    },
  };
}
