import { useState } from 'react';
import { UserMenu } from '../../flows/session/UserMenu.tsx';
import { PartBoundary } from '../../kit/PartBoundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from '../../ui/Popover.module.css';
import { useOpened } from './opened.ts';

const ID = 'user-menu';

/** The user menu in the header. (SHELL-09) */
export function UserButton() {
  const { isOpen, hide, bound } = useOpened();
  // It stays while the popover fades.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={styles.place}>
      <IconButton icon="user" label="Account" popoverTarget={ID} />
      <nav {...bound} id={ID} aria-label="Account" className={styles.popover}>
        <PartBoundary part="user menu" anew={isOpen}>
          {wasOpen ? <UserMenu onChosen={hide} /> : null}
        </PartBoundary>
      </nav>
    </div>
  );
}
