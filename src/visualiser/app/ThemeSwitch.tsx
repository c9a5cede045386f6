import { useState } from 'react';
import { Segments } from './Segments.tsx';
import { getStoredTheme, storeTheme, type Theme } from './theme.ts';

const THEMES = [
  { id: 'system', name: 'As the system', glyph: 'system' },
  { id: 'light', name: 'Light', glyph: 'sun' },
  { id: 'dark', name: 'Dark', glyph: 'moon' },
] as const;

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(getStoredTheme);
  const choose = (theme: Theme) => {
    storeTheme(theme);
    setChosen(theme);
  };
  return <Segments label="Theme" segments={THEMES} selected={chosen} onSelect={choose} isTerse />;
}
