import { useState } from 'react';
import { Segments } from './Segments.tsx';
import { chooseTheme, chosenTheme, type Theme } from './theme.ts';

const THEMES = [
  { id: 'system', name: 'As the system', glyph: 'system' },
  { id: 'light', name: 'Light', glyph: 'sun' },
  { id: 'dark', name: 'Dark', glyph: 'moon' },
] as const;

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState(chosenTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return <Segments label="Theme" segments={THEMES} selected={chosen} onSelect={choose} isTerse />;
}
