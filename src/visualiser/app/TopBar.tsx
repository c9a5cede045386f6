import { useState } from 'react';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { EMPTY_ADDRESS } from '../ui/address.ts';
import { Glyph, type GlyphName } from '../ui/Glyph.tsx';
import { Segments } from './Segments.tsx';
import styles from './TopBar.module.css';
import { getStoredTheme, storeTheme, type Theme } from './theme.ts';

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

const THEMES = [
  { id: 'system', name: 'As the system', glyph: 'system' },
  { id: 'light', name: 'Light', glyph: 'sun' },
  { id: 'dark', name: 'Dark', glyph: 'moon' },
] as const;

/** Light, dark, or as the system has it. */
function ThemeSwitch() {
  const [chosen, setChosen] = useState(getStoredTheme);
  const choose = (theme: Theme) => {
    storeTheme(theme);
    setChosen(theme);
  };
  return <Segments label="Theme" segments={THEMES} selected={chosen} onSelect={choose} isTerse />;
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
