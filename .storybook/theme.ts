import { create, type ThemeVars } from 'storybook/theming';

const TEXT = '"Instrument Sans Variable", system-ui, sans-serif';
const MONO = 'ui-monospace, monospace';

type Colours = Record<'wall' | 'panel' | 'sheet' | 'line' | 'edge' | 'ink' | 'quiet' | 'accent', string>;

/** Storybook's own frame in the colours of tokens.css, which its manager cannot read. */
const brand = (base: 'light' | 'dark', colours: Colours): ThemeVars =>
  create({
    base,
    brandTitle: 'Mitre & Mat',
    brandUrl: './',
    fontBase: TEXT,
    fontCode: MONO,
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.panel,
    appContentBg: colours.sheet,
    appPreviewBg: '#fbfaf7',
    appBorderColor: colours.line,
    appBorderRadius: 4,
    textColor: colours.ink,
    textInverseColor: colours.wall,
    textMutedColor: colours.quiet,
    barTextColor: colours.quiet,
    barSelectedColor: colours.accent,
    barHoverColor: colours.accent,
    barBg: colours.sheet,
    inputBg: colours.sheet,
    inputBorder: colours.edge,
    inputTextColor: colours.ink,
    inputBorderRadius: 4,
  });

export const light = brand('light', {
  wall: '#fbfaf7',
  panel: '#f3f0ea',
  sheet: '#ffffff',
  line: '#e2dcd2',
  edge: '#8a8177',
  ink: '#1d1a17',
  quiet: '#655e56',
  accent: '#96361d',
});

export const dark = brand('dark', {
  wall: '#171513',
  panel: '#211e1b',
  sheet: '#1c1917',
  line: '#3a352f',
  edge: '#8a8177',
  ink: '#f3efe8',
  quiet: '#b3aa9e',
  accent: '#e59577',
});
