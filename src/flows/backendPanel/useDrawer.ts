import { useEffect, useLayoutEffect, useRef } from 'react';

/** Alt, Shift and P, wherever the letter P lies on the keyboard. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyP';

type Props = { isOpen: boolean; toggle: () => void };

/**
 * A drawer beside the page: what is open stays usable. The focus moves into it as it opens, and back to where it was as
 * it closes. Above a modal dialog it is modal itself, for the browser lets nothing else be used there.
 */
export function useDrawer({ isOpen, toggle }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [toggle]);

  useLayoutEffect(() => {
    const dialog = drawer.current;
    if (!isOpen || !dialog) return;
    before.current = document.activeElement;
    if (document.querySelector('dialog:modal')) dialog.showModal();
    else dialog.show();
    dialog.focus();
    return () => {
      const isWithin = dialog.contains(document.activeElement);
      dialog.close();
      const back = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null;
      // whoever has gone on to the page meanwhile stays there; the handle is only back after this
      if (isWithin) requestAnimationFrame(() => (back && back !== document.body ? back : handle.current)?.focus());
    };
  }, [isOpen]);

  return { drawer, handle };
}
