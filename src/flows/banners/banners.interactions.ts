import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { bannersMachine } from '../../../machines/banners/banners.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const next = () => button('Next banner');
const banner = () => screen.getByRole('region', { name: 'Banners' });
/** As a screen reader presses it: a pointer would rest on the banner first, which is an event of its own. */
const press = async (control: HTMLElement | null) => control?.click();
const dot = (index: number) => {
  const found = button(new RegExp(`^Banner ${index + 1} of`));
  return found?.ariaCurrent === 'true' ? null : found;
};
const art = () => screen.queryByRole('link', { name: 'Shop art prints' });

export const bannersInteractions: Interactions<typeof bannersMachine> = {
  'next.asked': { control: next, perform: () => press(next()) },
  'previous.asked': { control: () => button('Banner before'), perform: () => press(button('Banner before')) },
  'slide.chosen': { control: ({ index }) => dot(index), perform: ({ index }) => press(dot(index)) },
  'banner.rested': {
    control: () => (banner().matches('[data-counting]') ? next() : null),
    perform: () => userEvent.hover(banner()),
  },
  'banner.left': {
    control: () => (banner().matches('[data-rested]') ? next() : null),
    perform: () => userEvent.unhover(banner()),
  },
  // The browser tells of these.
  'tab.hidden': null,
  'tab.shown': null,
  'rotation.paused': { control: () => button(/^Pause/), perform: () => press(button(/^Pause/)) },
  'rotation.resumed': { control: () => button(/^Let the/), perform: () => press(button(/^Let the/)) },
  'art.chosen': { control: art, perform: () => press(art()) },
};
