import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { playerMachine } from '../../../machines/player/player.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** A press of the button with this name, which may say more after it. */
const press = (name: string | RegExp) => {
  const control = () => screen.queryByRole('button', { name });
  return { control, perform: () => userEvent.click(screen.getByRole('button', { name })) };
};

const pace = () => screen.queryByRole<HTMLInputElement>('radio', { name: 'Fast', checked: false });
const stepNamed = (step: number) => (step === 0 ? /^0/ : new RegExp(`^Step ${step}:`));

export const playerInteractions: Interactions<typeof playerMachine> = {
  // The address is the page's.
  'address.changed': null,
  'path.chosen': {
    control: ({ path }) => press(new RegExp(`^Path ${path}`)).control(),
    perform: ({ path }) => press(new RegExp(`^Path ${path}`)).perform(),
  },
  'path.next': press('Next path'),
  'list.asked': press(/^(All|Show all) paths$/),
  'step.asked': press('Next step'),
  'step.undone': press('Undo the last step'),
  'step.chosen': {
    control: ({ step }) => press(stepNamed(step)).control(),
    perform: ({ step }) => press(stepNamed(step)).perform(),
  },
  'play.asked': press('Play'),
  'pause.asked': press('Pause'),
  'pace.chosen': {
    control: pace,
    perform: () => userEvent.click(screen.getByRole('radio', { name: 'Fast' })),
  },
  'start.asked': press('To the start'),
  'retry.asked': press(/^(Try again|Return to the path)$/),
  'hand.asked': press('Go on by hand'),
};
