import type { PageName } from './limits.ts';

/**
 * What a person does on a page: in words, the element that is pressed, or the list and what is chosen from it, and where
 * something is to be seen once it is done, with the words that stand there then. Elements are named as CSS does.
 */
export type Press = { name: string; at: string; choose?: string; shows: string; words?: string };

/** The print was offered on canvas; the size stays, and its price on paper follows. (CONF-23) */
const PAPER = {
  name: 'choose paper',
  at: 'main input[value="Paper"]',
  shows: 'main [aria-live]',
  words: 'Paper',
};

export const PRESSES: Record<PageName, Press> = {
  home: { name: 'open the menu', at: 'header button[aria-label="Menu"]', shows: 'dialog[open] a, :popover-open a' },
  list: {
    name: 'choose a theme',
    at: 'main select:has(option[value="Abstract"])',
    choose: 'Abstract',
    shows: 'main button',
    words: 'Remove',
  },
  detail: PAPER,
  // Its sizes are not listed before.
  configurator: { name: PAPER.name, at: PAPER.at, shows: 'main [role="tab"]' },
};
