import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { comparisonMachine } from '../../../machines/comparison/comparison.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const select = (name: string) => screen.queryByRole<HTMLSelectElement>('combobox', { name });
const button = (name: string) => screen.queryByRole('button', { name });
const filePlace = () => document.querySelector<HTMLInputElement>('input[type=file]');

export const comparisonInteractions: Interactions<typeof comparisonMachine> = {
  'before.chosen': {
    control: () => select('Earlier version'),
    perform: ({ revision }) => userEvent.selectOptions(select('Earlier version')!, revision),
  },
  'after.chosen': {
    control: () => select('Later version'),
    perform: ({ revision }) => userEvent.selectOptions(select('Later version')!, revision ?? ''),
  },
  'versions.opened': null,
  'file.given': {
    control: filePlace,
    perform: ({ file }) => userEvent.upload(filePlace()!, file),
  },
  'reading.retried': {
    control: () => button('Try again'),
    perform: () => userEvent.click(button('Try again')!),
  },
  'comparison.ended': {
    control: () => button('Stop comparing'),
    perform: () => userEvent.click(button('Stop comparing')!),
  },
};
