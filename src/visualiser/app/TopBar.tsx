import { useState } from 'react';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { EMPTY_ADDRESS } from '../ui/address.ts';
import { Glyph, type GlyphName } from '../ui/Glyph.tsx';
import { Segments } from './Segments.tsx';
import styles from './TopBar.module.css';
import { getStoredTheme, storeTheme, THEMES, type Theme } from './theme.ts';

type Toggle = { isOpen: boolean; onToggle: () => void };

function ToggleButton({
  toggle,
  name,
  glyph,
  isDesktopOnly,
}: {
  toggle: Toggle;
  name: string;
  glyph: GlyphName;
  isDesktopOnly?: true;
}) {
  return (
    <button
      type="button"
      className={styles.button}
      data-desktop-only={isDesktopOnly && ''}
      aria-label={name}
      aria-expanded={toggle.isOpen}
      title={name}
      onClick={toggle.onToggle}
    >
      <Glyph name={glyph} size={18} />
    </button>
  );
}

/** Light, dark, or as the system has it. */
function ThemeSwitch() {
  const [selectedTheme, setSelectedTheme] = useState(getStoredTheme);
  const selectTheme = (theme: Theme) => {
    storeTheme(theme);
    setSelectedTheme(theme);
  };
  return <Segments label="Theme" segments={THEMES} selected={selectedTheme} onSelect={selectTheme} isIconOnly />;
}

/** The head of the tool: its name, the two sides, the theme. */
export function TopBar({ list, panel }: { list: Toggle; panel: Toggle | null }) {
  return (
    <header className={styles.bar}>
      <ToggleButton toggle={list} name="List of flows" glyph="list" />
      <AddressLink to={EMPTY_ADDRESS} className={styles.brand}>
        <span className={styles.store}>{STORE_NAME}</span>
        <span className={styles.tool}>Charts</span>
      </AddressLink>
      <ThemeSwitch />
      {panel ? <ToggleButton toggle={panel} name="Panel" glyph="side" isDesktopOnly /> : null}
    </header>
  );
}
