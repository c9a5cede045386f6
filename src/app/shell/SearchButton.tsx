import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onDemand } from '../../kit/onDemand.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SearchButton.module.css';

const Search = onDemand(async () => (await import('../entries/SearchEntry.tsx')).SearchEntry);

const ID = 'search';

/**
 * The search box over the header. The browser opens it, and closes it by Escape or a press beside it; so does any page that
 * is opened. Its code comes with the first press, and each opening begins anew. (SHELL-08)
 */
export function SearchButton() {
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (key) popover.current?.hidePopover();
  }, [key]);
  return (
    <>
      <IconButton icon="search" label="Search" popoverTarget={ID} />
      {/* Its box takes the focus as it comes, so it comes once the popover is to be seen. */}
      <div
        ref={popover}
        id={ID}
        popover="auto"
        className={styles.bar}
        onToggle={({ nativeEvent }) => setOpen(nativeEvent.newState === 'open')}
      >
        <div className={styles.row}>
          <div className={styles.box}>{isOpen ? <Search wanted props={{ place: 'header' }} /> : null}</div>
          <IconButton icon="close" label="Close the search" popoverTarget={ID} popoverTargetAction="hide" />
        </div>
      </div>
    </>
  );
}
