import { type RefObject, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Contents.module.css';
import { Finder } from './Finder.tsx';
import { Flows } from './Flows.tsx';

type Props = {
  field?: RefObject<HTMLInputElement | null>;
  /** Somebody followed a link of it. */
  onGone?: () => void;
};

const nothing = () => {};

/** The way to everything: the flows by area, or what a search over all of them finds. */
export function Contents({ field, onGone = nothing }: Props) {
  const [asked, setAsked] = useState('');
  return (
    <div className={styles.contents}>
      <search className={styles.search}>
        <label className={styles.box}>
          <Icon name="search" size={16} />
          <input
            ref={field}
            className={styles.field}
            type="search"
            aria-label="Search all flows"
            placeholder="State, event, text or AUTH-12"
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setAsked('')}
          />
        </label>
      </search>
      <nav className={styles.list} aria-label="Flows">
        {asked.trim() === '' ? <Flows onGone={onGone} /> : <Finder asked={asked} onGone={onGone} />}
      </nav>
    </div>
  );
}
