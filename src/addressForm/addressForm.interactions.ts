import userEvent from '@testing-library/user-event';

export type AddressControl = HTMLInputElement | HTMLSelectElement;

/** A key that a field leaves out, so that what stands there already can be "typed" again. */
const LEFT_OUT: Record<string, string> = { pincode: 'x', phone: 'x', mail: ' ', first_name: '1' };

/** Types into a field of an address, in place of what stands there. */
export async function typeInto(control: AddressControl, field: string, text: string): Promise<unknown> {
  if (control instanceof HTMLSelectElement) return userEvent.selectOptions(control, text);
  if (control.value === text && LEFT_OUT[field]) return userEvent.type(control, LEFT_OUT[field]);
  if (text === '') return userEvent.clear(control);
  await userEvent.click(control);
  control.select();
  return userEvent.paste(text);
}
