const CHOSEN = 'charts.theme';
const DARK = '(prefers-color-scheme: dark)';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person chose in this browser; the system's own until then. */
export function getStoredTheme(): Theme {
  const stored = localStorage.getItem(CHOSEN);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** What is chosen is shown at once, and stored for this browser. */
export function storeTheme(theme: Theme): void {
  localStorage.setItem(CHOSEN, theme);
  show();
}

function show(): void {
  const theme = getStoredTheme();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(DARK).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Shows the theme from now on; follows the system, and a choice made in another tab. */
export function watchTheme(): void {
  show();
  matchMedia(DARK).addEventListener('change', show);
  window.addEventListener('storage', show);
}
