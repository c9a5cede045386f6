import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { backendPanelMachine } from '../../../machines/backendPanel/backendPanel.machine.ts';
import type { Interaction, Interactions } from '../../kit/flow/interactions.ts';

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const radio = (group: string, name: string) => {
  const found = screen.queryByRole('group', { name: group });
  return found && within(found).queryByRole('radio', { name });
};
const select = (name: string) => screen.queryByRole<HTMLSelectElement>('combobox', { name });
/** A list, where it has what is to be picked. */
const offering = (name: string, value: string) => {
  const list = select(name);
  return [...(list?.options ?? [])].some((option) => option.value === value) ? list : null;
};

const pressing = (name: string | RegExp): Interaction<unknown> => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});
const picking = <Event>(list: string, valueIn: (event: Event) => string): Interaction<Event> => ({
  control: (event) => offering(list, valueIn(event)),
  perform: (event) => userEvent.selectOptions(select(list) as HTMLElement, valueIn(event)),
});
const choosing = <Event>(group: string, getLabel: (event: Event) => string): Interaction<Event> => ({
  control: (event) => radio(group, getLabel(event)),
  perform: (event) => userEvent.click(radio(group, getLabel(event)) as HTMLElement),
});

export const backendPanelInteractions: Interactions<typeof backendPanelMachine> = {
  'backend.told': null,
  'drawer.opened': pressing(/^Behind the scenes/),
  'drawer.left': pressing('Close'),
  'profile.chosen': choosing('Profile', ({ profile }) => (profile === 'spec' ? 'As specified' : 'As Drupal 10')),
  'latency.chosen': choosing('Delay', ({ latency }) => (latency === 0 ? 'None' : `${latency / 1_000} s`)),
  'gateway.chosen': choosing('Next payment', ({ gateway }) => `${gateway[0]?.toUpperCase()}${gateway.slice(1)}`),
  'call.broken': picking('Break a call', ({ call }) => call),
  'fault.chosen': {
    control: ({ call }) => select(call),
    perform: ({ call, fault }) => userEvent.selectOptions(select(call) as HTMLElement, fault),
  },
  'call.mended': {
    control: ({ call }) => button(`Mend ${call}`),
    perform: ({ call }) => userEvent.click(button(`Mend ${call}`) as HTMLElement),
  },
  'scenario.chosen': picking('Play a scenario', ({ name }) => name),
  'scenario.left': {
    control: ({ name }) => button(`Stop ${name}`),
    perform: ({ name }) => userEvent.click(button(`Stop ${name}`) as HTMLElement),
  },
  'settings.cleared': pressing('Answer as at first'),
  'copy.asked': {
    control: ({ text }) => button(`Copy the code ${text}`),
    perform: ({ text }) => userEvent.click(button(`Copy the code ${text}`) as HTMLElement),
  },
  'link.asked': pressing(/^(Copy link to this|Link copied)$/),
  'expiry.asked': pressing('End all sessions now'),
  'reset.asked': pressing('Set the data back …'),
  'reset.confirmed': pressing('Set back'),
  'reset.refused': pressing('Keep it'),
  'page.reloaded': pressing('Reload the page'),
};
