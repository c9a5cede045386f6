import { onDemand } from '../../kit/onDemand.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from '../../ui/Popover.module.css';
import { useOpened } from './opened.ts';

/** What the menu holds comes with the first touch of the page. */
export const UserMenu = onDemand(async () => (await import('../../flows/session/UserMenu.tsx')).UserMenu);

const ID = 'user-menu';

/** The user menu in the header. (SHELL-09) */
export function UserButton() {
  const { isOpen, hide, bound } = useOpened();
  return (
    <div className={styles.place}>
      <IconButton icon="user" label="Account" popoverTarget={ID} />
      <nav {...bound} id={ID} aria-label="Account" className={styles.popover}>
        <UserMenu wanted={isOpen} props={{ onChosen: hide }} />
      </nav>
    </div>
  );
}
