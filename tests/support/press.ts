import { getByRole, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses the button, or what has another role, of that name once it can be pressed. */
export async function press(
  name: string | RegExp,
  { role = 'button', place = document.body }: { role?: 'button' | 'radio' | 'tab'; place?: HTMLElement } = {},
) {
  // Looked for anew each time: a form that begins anew brings another button.
  const findEnabled = () => {
    const found = getByRole(place, role, { name });
    expect(found).toBeEnabled();
    return found;
  };
  await userEvent.click(await waitFor(findEnabled));
}
