import { STORE_NAME } from '../../domain/documentTitle.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { EMPTY_ADDRESS } from '../ui/address.ts';
import { Glyph, type GlyphName } from '../ui/Glyph.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';

type Side = { isOpen: boolean; onToggle: () => void };

function Fold({
  side,
  name,
  glyph,
  isOnDeskOnly,
}: {
  side: Side;
  name: string;
  glyph: GlyphName;
  isOnDeskOnly?: true;
}) {
  return (
    <button
      type="button"
      className={styles.button}
      data-desk={isOnDeskOnly && ''}
      aria-label={name}
      aria-expanded={side.isOpen}
      title={name}
      onClick={side.onToggle}
    >
      <Glyph name={glyph} size={18} />
    </button>
  );
}

/** The head of the tool: its name, the two sides, the theme. */
export function TopBar({ list, panel }: { list: Side; panel: Side | null }) {
  return (
    <header className={styles.bar}>
      <Fold side={list} name="List of flows" glyph="list" />
      <AddressLink part={EMPTY_ADDRESS} className={styles.brand}>
        <span className={styles.store}>{STORE_NAME}</span>
        <span className={styles.tool}>Charts</span>
      </AddressLink>
      <ThemeSwitch />
      {panel ? <Fold side={panel} name="Panel" glyph="side" isOnDeskOnly /> : null}
    </header>
  );
}
