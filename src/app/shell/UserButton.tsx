import { useRef, useState } from 'react';
import { onDemand } from '../../kit/onDemand.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from '../../ui/Popover.module.css';

/** What the menu holds comes with the first touch of the page. */
export const UserMenu = onDemand(async () => (await import('../../flows/session/UserMenu.tsx')).UserMenu);

const ID = 'user-menu';

/** The user menu in the header. The browser opens it, and closes it by Escape or a press beside it. (SHELL-09) */
export function UserButton() {
  const popover = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div className={styles.place}>
      <IconButton icon="user" label="Account" popoverTarget={ID} />
      <nav
        ref={popover}
        id={ID}
        popover="auto"
        aria-label="Account"
        className={styles.popover}
        onBeforeToggle={() => setOpened(true)}
      >
        <UserMenu wanted={wasOpened} props={{ onChosen: () => popover.current?.hidePopover() }} />
      </nav>
    </div>
  );
}
