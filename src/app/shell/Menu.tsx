import { Drawer } from '../../ui/Dialog.tsx';
import { AreaLinks, LinkList } from './AreaLinks.tsx';
import { ALL_AREAS } from './areas.ts';
import styles from './Menu.module.css';

const LINK_GROUPS = [
  [
    ['/account/', 'Account'],
    ['/checkout/shopping-bag/', 'Shopping bag'],
  ],
  [
    ['/contact/', 'Contact'],
    ['/terms-of-service/', 'Terms of service'],
    ['/privacy-policy/', 'Privacy policy'],
  ],
] as const;

type Props = { open: boolean; onClose: () => void };

/** Everything that the header leads to; on a phone it is the only way to the areas. (SHELL-01, SHELL-02, SHELL-04) */
export function Menu({ open, onClose }: Props) {
  return (
    <Drawer open={open} onClose={onClose} side="start" title="Menu" closeLabel="Close the menu">
      <nav aria-label="Menu" className={styles.menu}>
        <AreaLinks areas={ALL_AREAS} className={styles.areas} onSelect={onClose} />
        {LINK_GROUPS.map((links) => (
          <LinkList key={links[0][0]} links={links} className={styles.links} onSelect={onClose} />
        ))}
      </nav>
    </Drawer>
  );
}
