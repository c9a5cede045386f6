import { screen, within } from '@testing-library/dom';

/** What stands on the configurator's screen, as one reads it. */
export const queryGroup = (name: string | RegExp) => screen.queryByRole('radiogroup', { name });

const getRadios = (name: string | RegExp) => {
  const found = queryGroup(name);
  return found ? within(found).getAllByRole<HTMLInputElement>('radio') : [];
};

/** The values of a group's radios, in their order. */
export const getValues = (name: string | RegExp) => getRadios(name).map(({ value }) => value);

/** The value that is chosen in a group; undefined where none is. */
export const getChosen = (name: string | RegExp) => getRadios(name).find(({ checked }) => checked)?.value;

/** The values that cannot be chosen in a group. */
export const getDisabled = (name: string | RegExp) =>
  getRadios(name)
    .filter((radio) => !radio.matches(':enabled'))
    .map(({ value }) => value);

export const getTabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
export const getHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
