import { screen, within } from '@testing-library/dom';

/** What stands on the configurator's screen, as one reads it. */
export const group = (name: string | RegExp) => screen.queryByRole('radiogroup', { name });

const radiosOf = (name: string | RegExp) => {
  const found = group(name);
  return found ? within(found).getAllByRole<HTMLInputElement>('radio') : [];
};

/** The values of a group's radios, in their order. */
export const valuesOf = (name: string | RegExp) => radiosOf(name).map(({ value }) => value);

/** The value that is chosen in a group; undefined where none is. */
export const chosenIn = (name: string | RegExp) => radiosOf(name).find(({ checked }) => checked)?.value;

/** The values that cannot be chosen in a group. */
export const refusedIn = (name: string | RegExp) =>
  radiosOf(name)
    .filter((radio) => !radio.matches(':enabled'))
    .map(({ value }) => value);

export const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
export const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
