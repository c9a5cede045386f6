import { useState } from 'react';
import { UserMenu } from '../../flows/session/UserMenu.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from '../../ui/Popover.module.css';
import { usePopover } from './usePopover.ts';

const ID = 'user-menu';

/** The user menu in the header. (SHELL-09) */
export function UserButton() {
  const { isOpen, hide, bound } = usePopover();
  // It stays while the popover fades.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={styles.place}>
      <IconButton icon="user" label="Account" popoverTarget={ID} />
      <nav {...bound} id={ID} aria-label="Account" className={styles.popover}>
        <PartErrorBoundary part="user menu" anew={isOpen}>
          {wasOpen ? <UserMenu onChosen={hide} /> : null}
        </PartErrorBoundary>
      </nav>
    </div>
  );
}
