import { useState } from 'react';
import { onDemand } from '../../kit/onDemand.tsx';
import { IconButton } from '../../ui/IconButton.tsx';

/** What the menu holds comes with the first touch of the page. */
export const Menu = onDemand(async () => (await import('./Menu.tsx')).Menu);

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
      <Menu wanted={isOpen} props={{ open: isOpen, onClose: () => setOpen(false) }} />
    </>
  );
}
