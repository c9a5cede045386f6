import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Dialog.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import styles from './FilterPanel.module.css';
import { framesOfNumber } from './names.ts';

type View = Pick<
  ReturnType<typeof connect>,
  'groups' | 'toggle' | 'isPanelOpen' | 'closePanel' | 'canClear' | 'clear' | 'total'
>;

/** The filters of a phone; what is pressed counts at once, Done leads back to the frames. (FRAME-04) */
export const FilterPanel = ({ groups, toggle, isPanelOpen, closePanel, canClear, clear, total }: View) => (
  <Drawer
    open={isPanelOpen}
    onClose={closePanel}
    title="Filters"
    closeLabel="Close"
    actions={
      <div className={styles.foot}>
        <p className={styles.count} role="status">
          {total === null ? '' : framesOfNumber(total)}
        </p>
        <Button look="secondary" disabled={!canClear} onClick={clear}>
          Clear All
        </Button>
        <Button onClick={closePanel}>Done</Button>
      </div>
    }
  >
    <FilterGroups groups={groups} toggle={toggle} />
  </Drawer>
);
