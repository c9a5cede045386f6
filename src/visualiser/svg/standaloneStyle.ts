import tokens from '../../ui/tokens.css?raw';
import chart from './chart.css?raw';

/** The values of the colours that the drawing uses, in one of the blocks of tokens.css. */
function getColours(block: string): string {
  const from = tokens.indexOf(`${block} {`);
  const declared = tokens.slice(from, tokens.indexOf('}', from)).matchAll(/(--[\w-]+): ([^;]+);/g);
  return [...declared]
    .filter(([, name]) => chart.includes(`var(${name})`))
    .map(([, name, value]) => `${name}:${value}`)
    .join(';');
}

const minify = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .trim();

/** `system`: as the reader's screen is. */
export type DrawingTheme = 'system' | 'light' | 'dark';

/** The style of a drawing that is looked at outside of the visualiser. */
export function getStandaloneStyle(theme: DrawingTheme = 'system'): string {
  const light = `.chart{${getColours(':root')};background:var(--wall)}`;
  const dark = `.chart{${getColours('[data-theme="dark"]')}}`;
  const themes = { system: `@media (prefers-color-scheme:dark){${dark}}`, light: '', dark };
  return light + themes[theme] + minify(chart);
}
