import { type SyntheticEvent, useCallback, useRef, useState } from 'react';

type Toggled = SyntheticEvent<HTMLElement, ToggleEvent>;

/**
 * Follows an element with `popover="auto"`, which the browser opens and closes by itself: by its button, Escape, a press
 * beside it. It may stand open before React takes the page over.
 */
export function usePopover() {
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const ref = useCallback((popover: HTMLElement | null) => {
    element.current = popover;
    if (popover?.matches(':popover-open')) setOpen(true);
  }, []);
  return {
    isOpen,
    hide: useCallback(() => element.current?.hidePopover(), []),
    bound: {
      ref,
      popover: 'auto' as const,
      onToggle: ({ nativeEvent }: Toggled) => setOpen(nativeEvent.newState === 'open'),
    },
  };
}
