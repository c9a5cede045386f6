import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SearchButton.module.css';
import { usePopover } from './usePopover.ts';

const Search = createLazyPart(async () => (await import('../../routes/search/SearchBox.tsx')).SearchBox);

const ID = 'search';

/** The search box over the header. Its code comes with the first press; each opening begins anew, and each page that is opened ends it. (SHELL-08) */
export function SearchButton() {
  const { isOpen, hide, bound } = usePopover();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a key of its own
  useEffect(() => () => void hide(), [key, hide]);
  return (
    <>
      <IconButton icon="search" label="Search" popoverTarget={ID} />
      <div {...bound} id={ID} className={styles.bar}>
        <div className={styles.row}>
          <div className={styles.box}>{isOpen ? <Search wanted props={{ place: 'header' }} /> : null}</div>
          <IconButton icon="close" label="Close the search" popoverTarget={ID} popoverTargetAction="hide" />
        </div>
      </div>
    </>
  );
}
