import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { previewMachine } from '../../../machines/preview/preview.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** Not by role: that asks every line of every drawing what it is to a screen reader. */
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
    (ariaLabel ?? textContent ?? '').startsWith(name),
  ) ?? null;
const press = (name: string) => userEvent.click(button(name) as HTMLElement);
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
/** A native radio that is chosen already cannot be chosen again. */
const free = (value: string) => (radio(value)?.checked ? null : radio(value));
const pick = (value: string) => userEvent.click(radio(value) as HTMLElement);
const file = () => document.querySelector<HTMLInputElement>('input[type=file]');
const length = () => screen.queryByLabelText<HTMLInputElement>('Distance between the marks');
const busy = (element: HTMLElement | null) => (element?.ariaBusy === 'true' ? null : element);

const pointer = (type: string, clientX: number, clientY: number) =>
  new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientX, clientY });

/** Drags what can be taken hold of by so many CSS pixels. */
async function drag(grip: HTMLElement, x: number, y: number) {
  // A pointer that is none of the browser's own cannot be captured.
  grip.setPointerCapture = () => {};
  const { left, top, width, height } = grip.getBoundingClientRect();
  const from = { x: left + width / 2, y: top + height / 2 };
  grip.dispatchEvent(pointer('pointerdown', from.x, from.y));
  grip.dispatchEvent(pointer('pointermove', from.x + x, from.y + y));
  grip.dispatchEvent(pointer('pointerup', from.x + x, from.y + y));
}
/** The drawing gives way to the stage at any time: what was waited for may be gone by now. */
async function grip(name: RegExp): Promise<HTMLElement> {
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('[role=application]')].find(
      (each) => name.test(each.ariaLabel ?? '') && each.checkVisibility({ visibilityProperty: true }),
    );
  await waitFor(() => {
    if (!seen()) throw new Error(`Nothing that could be taken hold of is called ${name}`);
  });
  return seen() as HTMLElement;
}

const FIRST_PHOTO = { type: 'image/jpeg' };

export const previewInteractions: Interactions<typeof previewMachine> = {
  'stage.touched': {
    control: () => button('See it in fine detail'),
    perform: () => press('See it in fine detail'),
  },
  'view.chosen': { control: ({ view }) => free(view), perform: ({ view }) => pick(view) },
  'room.chosen': { control: ({ room }) => free(room), perform: ({ room }) => pick(room) },
  'paint.chosen': { control: ({ paint }) => free(paint), perform: ({ paint }) => pick(paint) },
  'person.toggled': { control: () => button('Person, 65 in'), perform: () => press('Person, 65 in') },
  'measure.toggled': { control: () => button('Measurements'), perform: () => press('Measurements') },
  'piece.moved': {
    control: () => button('Move the piece left'),
    perform: async () => drag(await grip(/on the wall$/), 24, 8),
  },
  'piece.centred': {
    control: () => button('Hang in the middle again'),
    perform: () => press('Hang in the middle again'),
  },
  'photo.chosen': {
    control: file,
    perform: () => userEvent.upload(file() as HTMLElement, new File(['wall'], 'wall.jpg', FIRST_PHOTO)),
  },
  'photo.removed': { control: () => button('Remove photo'), perform: () => press('Remove photo') },
  'reference.moved': {
    control: () => button('Move the first mark left'),
    async perform({ end, at }) {
      const mark = await grip(end === 'from' ? /^First mark/ : /^Second mark/);
      const { left, top, width, height } = mark.getBoundingClientRect();
      const photo = screen.getAllByLabelText(/two marks/)[0]?.getBoundingClientRect() as DOMRect;
      const scale = photo.width / 1200;
      await drag(mark, photo.left + at.x * scale - left - width / 2, photo.top + at.y * scale - top - height / 2);
    },
  },
  'length.typed': {
    control: length,
    async perform({ text }) {
      await userEvent.click(length() as HTMLElement);
      length()?.select();
      await userEvent.paste(text);
    },
  },
  'unit.chosen': { control: ({ unit }) => free(unit), perform: ({ unit }) => pick(unit) },
  'reference.set': { control: () => button('Hang it to scale'), perform: () => press('Hang it to scale') },
  'reference.changed': {
    control: () => button('Measure the wall again'),
    perform: () => press('Measure the wall again'),
  },
  'zoom.opened': { control: () => button('Zoom'), perform: () => press('Zoom') },
  'zoom.left': {
    control: () => button('Close zoom'),
    perform: () => press('Close zoom'),
  },
  'video.opened': { control: () => button('Watch the film'), perform: () => press('Watch the film') },
  'video.left': { control: () => button('Close film'), perform: () => press('Close film') },
  'save.asked': { control: () => busy(button('Save as picture')), perform: () => press('Save as picture') },
};
