import { STORE_NAME } from '../../domain/storeName.ts';
import { NOWHERE } from './address.ts';
import { Glyph } from './Glyph.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { To } from './To.tsx';
import styles from './TopBar.module.css';

type Side = { isOpen: boolean; onToggle: () => void };

/** The head of the tool: its name, the two sides, the theme. */
export function TopBar({ list, panel }: { list: Side; panel: Side | null }) {
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-label="List of flows"
        aria-expanded={list.isOpen}
        title="List of flows"
        onClick={list.onToggle}
      >
        <Glyph name="list" size={18} />
      </button>
      <To part={NOWHERE} className={styles.brand}>
        <span className={styles.store}>{STORE_NAME}</span>
        <span className={styles.tool}>Charts</span>
      </To>
      <ThemeSwitch />
      {panel ? (
        <button
          type="button"
          className={styles.button}
          data-desk=""
          aria-label="Panel"
          aria-expanded={panel.isOpen}
          title="Panel"
          onClick={panel.onToggle}
        >
          <Glyph name="side" size={18} />
        </button>
      ) : null}
    </header>
  );
}
