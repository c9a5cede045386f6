import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Drawer } from './Dialog.tsx';
import styles from './FilterDrawer.module.css';
import { Row } from './Layout.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** How many results the filters leave: '12 prints'; '' while that is unknown. */
  countText: string;
  canClear: boolean;
  clear: () => void;
  children: ReactNode;
};

/** All filters of a list, in a panel over it; what is pressed counts at once, Done leads back. (FRAME-04) */
export const FilterDrawer = ({ open, onClose, countText, canClear, clear, children }: Props) => (
  <Drawer
    open={open}
    onClose={onClose}
    title="Filters"
    actions={
      <div className={styles.footer}>
        <p className={styles.count} role="status">
          {countText}
        </p>
        <Button look="secondary" disabled={!canClear} onClick={clear}>
          Clear All
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    }
  >
    {children}
  </Drawer>
);

/** The names of one kind, as `FilterPill`s. */
export const FilterGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <Row gap={2}>{children}</Row>
  </fieldset>
);
