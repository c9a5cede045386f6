import userEvent from '@testing-library/user-event';
import type { frameListMachine } from '../../../machines/frameList/frameList.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** What a person can reach: the open panel, or else the page. By selector, for a wall of drawings is slow to ask by role. */
const all = <E extends HTMLElement>(selector: string) =>
  [...(document.querySelector('dialog[open]') ?? document).querySelectorAll<E>(selector)].filter((each) =>
    each.checkVisibility(),
  );
const button = (name: RegExp) => all('button').find(({ textContent }) => name.test(textContent ?? '')) ?? null;
const pill = (name: string) => all(`input[type=checkbox][aria-label^="${name}, "]`)[0] ?? null;
const pressing = (name: RegExp) => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});

export const frameListInteractions: Interactions<typeof frameListMachine> = {
  'filter.toggled': {
    control: ({ name }) => pill(name),
    perform: ({ name }) => userEvent.click(pill(name) as HTMLElement),
  },
  'filters.cleared': pressing(/^Clear All$/),
  'panel.opened': pressing(/^Filters/),
  'panel.closed': pressing(/^Done$/),
  'frames.retried': pressing(/^Try again$/),
};
