const THEME_KEY = 'charts.theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';

export const THEMES = [
  { id: 'system', name: 'As the system', glyph: 'system' },
  { id: 'light', name: 'Light', glyph: 'sun' },
  { id: 'dark', name: 'Dark', glyph: 'moon' },
] as const;
export type Theme = (typeof THEMES)[number]['id'];

/** The theme chosen in this browser; by default the system's. */
export function getStoredTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return THEMES.find(({ id }) => id === stored)?.id ?? 'system';
}

/** What is chosen is shown at once, and stored for this browser. */
export function storeTheme(theme: Theme): void {
  localStorage.setItem(THEME_KEY, theme);
  applyTheme();
}

function applyTheme(): void {
  const theme = getStoredTheme();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(DARK_QUERY).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Shows the theme from now on; follows the system, and a choice made in another tab. */
export function watchTheme(): void {
  applyTheme();
  matchMedia(DARK_QUERY).addEventListener('change', applyTheme);
  window.addEventListener('storage', applyTheme);
}
