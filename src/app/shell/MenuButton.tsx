import { useState } from 'react';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from './Menu.tsx';

/** Opens the menu, and stays where the focus comes back to. (SHELL-02) */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <PartErrorBoundary part="menu" anew={isOpen}>
        <Menu open={isOpen} onClose={() => setOpen(false)} />
      </PartErrorBoundary>
    </>
  );
}
