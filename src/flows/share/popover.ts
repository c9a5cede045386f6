import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type Toggled = SyntheticEvent<HTMLElement, ToggleEvent>;

/**
 * Drives an element with `popover="auto"` by a prop. Escape and a press beside it close it in the browser, and then only
 * tell, by `onClose`; the browser gives the focus back to where it was.
 */
export function usePopover(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const popover = ref.current;
    if (!open || !popover) return;
    popover.showPopover();
    return () => popover.hidePopover();
  }, [open]);
  return {
    ref,
    popover: 'auto' as const,
    onToggle({ nativeEvent, currentTarget }: Toggled) {
      if (nativeEvent.newState === 'closed' && open && !currentTarget.matches(':popover-open')) onClose();
    },
  };
}
