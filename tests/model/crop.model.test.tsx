import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterAll, expect } from 'vitest';
import { cropFixture, SIZE } from '../../fixtures/crop.fixture.tsx';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { cropSamples as samples } from '../../machines/crop/crop.samples.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { SUPPORT_PHONE } from '../../src/messages/support.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { listUploads } from '../support/listUploads.ts';

const fresh = { reply: 'stored.fresh' };
const ticked = { type: 'permission.ticked', isPermitted: true };
const goOn = { type: 'crop.continued' };
const done = { reply: 'cut.done' };
const sent = { reply: 'upload.stored' };
const opened = [fresh];
const sending = [fresh, ticked, goOn, done];
const square = { type: 'ratio.chosen', ratio: '1:1' };
const resize = (x: number) => ({ type: 'crop.resized', handle: 'e', by: { x, y: 0 } });

const next = () => screen.getByRole('button', { name: 'CONTINUE' });
const getMiddle = ({ y, height }: DOMRect) => y + height / 2;
const frame = () => document.querySelector<HTMLElement>('[aria-roledescription="crop frame"]') as HTMLElement;
const cropIn = ({ actor }: Harness) => actor.getSnapshot().context.crop;
const getFiles = (backend: EmbeddedBackend) =>
  listUploads(backend).map(({ id, attributes }) => ({ id, name: attributes.filename as string }));
const getEffects = ({ effects }: Harness, type: string) => effects.filter((effect) => effect.type === type);
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));

/** Makes the frame narrower by so many key strokes. */
async function shrink(times: number) {
  frame().focus();
  await userEvent.keyboard(`{Shift>}${'{ArrowLeft}'.repeat(times)}{/Shift}`);
}

const pointer = (target: Element, type: string, x: number, y: number, id = 1) =>
  fireEvent(
    target,
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: id,
      clientX: x,
      clientY: y,
      button: 0,
      isPrimary: id === 1,
    }),
  );
const capture = { set: Element.prototype.setPointerCapture };
// made-up pointers cannot be captured
Element.prototype.setPointerCapture = function setPointerCapture(id) {
  if (id > 90) return;
  capture.set.call(this, id);
};
afterAll(() => {
  Element.prototype.setPointerCapture = capture.set;
});

const outcomes: Outcome[] = [
  {
    requires: 'UPL-04',
    after: opened,
    check: () => void expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Crop Your Photo'),
  },
  { requires: 'UPL-05', after: [{ reply: 'stored.none' }], sees: /no longer kept here/ },
  {
    requires: 'UPL-05',
    after: [{ reply: 'stored.breaks' }, { type: 'opening.retried' }, fresh],
    sees: 'How sharp it prints',
  },
  {
    requires: 'UPL-06',
    after: opened,
    check: () =>
      void expect(
        screen.getByRole('checkbox', {
          name: 'I confirm to have all necessary permissions for printing the uploaded image.',
        }),
      ).not.toBeChecked(),
  },
  {
    requires: 'UPL-07',
    after: opened,
    check: () => {
      expect(next()).toBeVisible();
      expect(screen.getByRole('button', { name: 'Change Photo' })).toBeEnabled();
    },
  },
  {
    requires: 'UPL-07',
    after: [fresh, { type: 'photo.changed' }],
    emits: { type: 'navigate', to: '/custom-framing/' },
  },
  { requires: 'UPL-08', after: opened, check: () => void expect(next()).toBeDisabled() },
  { requires: 'UPL-08', after: [fresh, ticked], check: () => void expect(next()).toBeEnabled() },
  {
    requires: 'UPL-08',
    after: [fresh, ticked, { type: 'permission.ticked', isPermitted: false }],
    check: () => void expect(next()).toBeDisabled(),
  },
  {
    requires: 'UPL-09',
    after: [...sending, sent, sent],
    check: ({ backend }) => expect(getFiles(backend)).toHaveLength(2),
  },
  {
    requires: 'UPL-09',
    after: [fresh, ticked],
    check: async (harness) => {
      await userEvent.dblClick(next());
      for (const reply of ['cut.done', 'upload.stored', 'upload.stored']) await harness.perform({ reply });
      expect(getFiles(harness.backend)).toHaveLength(2);
      expect(getEffects(harness, 'navigate')).toHaveLength(1);
    },
  },
  {
    requires: 'UPL-10',
    after: [fresh, square, ticked, goOn, done, sent, sent],
    check: (harness) => {
      const [original, cropped] = getFiles(harness.backend);
      expect(getEffects(harness, 'croppedPicture.stored').at(-1)).toMatchObject({
        cropped: {
          id: cropped?.id,
          original: original?.id,
          url: expect.stringMatching(new RegExp(`^/system/files/.+/${cropped?.name}\\?expires=\\d+&signature=`)),
          name: 'beach.jpg',
          width: 1600,
          height: 1600,
          scales: { x: 200, y: 0, width: 1600, height: 1600 },
        },
      });
    },
  },
  {
    requires: 'UPL-11',
    after: [fresh, ticked, goOn, { reply: 'cut.small' }, sent, sent],
    sees: 'The image resolution is too low for a quality print',
    check: (harness) => {
      expect(getEffects(harness, 'navigate')).toEqual([]);
      expect(screen.getByRole('link', { name: SUPPORT_PHONE })).toBeVisible();
    },
  },
  {
    requires: 'UPL-12',
    after: [...sending, sent, sent],
    check: (harness) =>
      expect(getEffects(harness, 'navigate')).toEqual([
        {
          type: 'navigate',
          to: `/custom-framing?width=2000&height=1600&id=${getFiles(harness.backend)[1]?.id}`,
        },
      ]),
  },
  {
    requires: 'UPL-12',
    after: [{ reply: 'stored.sentBefore' }, ticked, goOn],
    emits: {
      type: 'navigate',
      to: '/custom-framing?width=1250&height=1250&id=0d3f6a52-5c1e-4b7d-8a61-7c0e5a1f2b02',
    },
    check: ({ backend }) => expect(getFiles(backend)).toEqual([]),
  },
  {
    requires: 'UPL-13',
    after: opened,
    check: () =>
      // 2,000 x 1,600 pixels are 13.3 x 10.7 inches
      expect(rows()).toEqual([
        ['15 × 12', '133', 'Too low'],
        ['13 × 10', '153', 'Good'],
      ]),
  },
  {
    requires: 'UPL-14',
    after: [fresh, square],
    check: async (harness) => {
      await shrink(40);
      expect(cropIn(harness)).toMatchObject({ width: 1200, height: 1200 });
      expect(rows()).toEqual([
        ['12 × 12', '100', 'Too low'],
        ['8 × 8', '150', 'Good'],
      ]);
    },
  },
  {
    // 1,200 × 1,600: 8 × 11 inches would take 1,650
    requires: 'UPL-14',
    after: [fresh, { type: 'ratio.chosen', ratio: 'free' }, ticked],
    check: async (harness) => {
      await shrink(60);
      expect(screen.getByText('No print size fits this crop. Please make it a little larger.')).toBeVisible();
      expect(cropIn(harness)).toMatchObject({ width: 1200, height: 1600 });
      expect(next()).toBeDisabled();
    },
  },
  {
    requires: 'UPL-15',
    after: [{ reply: 'stored.tooLow' }],
    sees: 'The image resolution is too low for a quality print',
  },
  {
    requires: 'UPL-16',
    after: [{ reply: 'stored.tooLow' }, { wait: 86_400_000 }],
    sees: 'The image resolution is too low for a quality print',
    check: () => void expect(screen.getByRole('link', { name: SUPPORT_PHONE })).toBeVisible(),
  },
  {
    requires: 'UPL-18',
    after: [...sending, { reply: 'upload.down' }],
    sees: 'Something went wrong on image upload',
    emits: { type: 'focus', field: 'crop-continue' },
    check: () => {
      expect(next()).toBeEnabled();
      expect(next()).toHaveAttribute('id', 'crop-continue');
    },
  },
  {
    requires: 'UPL-18',
    after: [...sending, { reply: 'network.broken' }],
    sees: 'Something went wrong on image upload',
  },
  {
    requires: 'UPL-18',
    after: [...sending, { reply: 'upload.refused' }],
    sees: 'Something went wrong on image upload',
  },
  {
    requires: 'UPL-18',
    after: [...sending, { reply: 'upload.noToken' }],
    sees: 'Something went wrong on image upload',
  },
  {
    // half-way: the original is there, the cropped picture is not; it is not sent again
    requires: 'UPL-18',
    after: [...sending, sent, { reply: 'upload.down' }, goOn, done, sent],
    check: (harness) => {
      expect(getFiles(harness.backend)).toHaveLength(2);
      expect(getEffects(harness, 'navigate')).toHaveLength(1);
    },
  },
  {
    requires: 'UPL-18',
    after: [fresh, square, resize(-20), ticked, goOn, done, { reply: 'upload.down' }],
    check: (harness) => expect(cropIn(harness)).toEqual({ x: 200, y: 10, width: 1580, height: 1580 }),
  },
  {
    requires: 'UPL-18',
    after: [...sending, { reply: 'upload.down' }, { type: 'picture.turned', direction: 'right' }],
    butNot: 'Something went wrong on image upload',
  },
  {
    requires: 'UPL-09',
    after: [...sending, sent, { type: 'sending.cancelled' }],
    emits: { type: 'focus', field: 'crop-continue' },
    check: (harness) => {
      expect(getEffects(harness, 'crop.stored').at(-1)).toMatchObject({
        original: { id: getFiles(harness.backend)[0]?.id },
        cropped: null,
      });
      expect(next()).toBeEnabled();
    },
  },
  {
    requires: 'UPL-09',
    after: [...sending, { type: 'file.progressed', progress: 0.456 }],
    sees: /Sending your photo…/,
    check: () => void expect(screen.getByText(/46%/)).toBeVisible(),
  },
  {
    requires: 'UPL-05',
    after: [fresh, { type: 'picture.turned', direction: 'right' }, square],
    check: (harness) =>
      expect(getEffects(harness, 'crop.stored').at(-1)).toMatchObject({
        picture: samples.input.image,
        done: { crop: { x: 0, y: 200, width: 1600, height: 1600 }, shape: { ratio: '1:1', flipped: false }, turn: 90 },
      }),
  },
  {
    // a finger takes the lower right corner and pulls it inwards, out of the picture and back
    requires: 'UPL-14',
    after: [fresh],
    check: async (harness) => {
      const box = frame().getBoundingClientRect();
      const perPixel = SIZE.width / box.width;
      const corner = frame().querySelector('[data-handle="se"]') as Element;
      pointer(corner, 'pointerdown', box.right, box.bottom, 91);
      pointer(corner, 'pointermove', box.right + 300, box.bottom + 300, 91);
      expect(cropIn(harness)).toEqual({ x: 0, y: 0, ...SIZE });
      pointer(corner, 'pointermove', box.right - 80, box.bottom, 91);
      pointer(corner, 'pointerup', box.right - 80, box.bottom, 91);
      pointer(corner, 'pointermove', box.left, box.top, 91);
      const width = Math.round(SIZE.width - 80 * perPixel);
      expect(cropIn(harness)).toEqual({ x: 0, y: 0, width, height: Math.round(width / 1.25) });
    },
  },
  {
    requires: 'UPL-14',
    after: [fresh, square],
    check: async (harness) => {
      const box = frame().getBoundingClientRect();
      pointer(frame(), 'pointerdown', box.left + 50, box.top + 50, 91);
      pointer(frame(), 'pointermove', box.left - 500, box.top + 50, 91);
      pointer(frame(), 'pointerup', box.left - 500, box.top + 50, 91);
      expect(cropIn(harness)).toEqual({ x: 0, y: 0, width: 1600, height: 1600 });
    },
  },
  {
    // two fingers
    requires: 'UPL-04',
    after: [fresh],
    check: async ({ actor }) => {
      const { x, y } = frame().getBoundingClientRect();
      pointer(frame(), 'pointerdown', x + 100, y + 100, 91);
      pointer(frame(), 'pointerdown', x + 200, y + 100, 92);
      pointer(frame(), 'pointermove', x + 300, y + 100, 92);
      await waitFor(() => expect(actor.getSnapshot().context.zoom).toBeCloseTo(2, 5));
      expect(actor.getSnapshot().context.crop).toEqual({ x: 0, y: 0, ...SIZE });
    },
  },
  {
    // a wheel with Ctrl, which is also a trackpad's pinch
    requires: 'UPL-04',
    after: [fresh],
    check: async ({ actor }) => {
      const turnWheel = (ctrlKey: boolean) =>
        frame().dispatchEvent(new WheelEvent('wheel', { deltaY: -50, ctrlKey, bubbles: true, cancelable: true }));
      expect(turnWheel(false)).toBe(true);
      for (const zoom of [Math.exp(0.5), Math.E]) {
        expect(turnWheel(true)).toBe(false);
        const percent = `${Math.round(zoom * 100)} percent`;
        await waitFor(() => expect(screen.getByRole('slider').ariaValueText).toBe(percent));
        expect(actor.getSnapshot().context.zoom).toBeCloseTo(zoom, 5);
      }
    },
  },
  {
    // a wheel that can zoom no farther leaves the next zoom its own middle
    requires: 'UPL-04',
    after: [fresh],
    check: async ({ actor }) => {
      const viewport = frame().parentElement?.parentElement as HTMLElement;
      const { right, bottom } = frame().getBoundingClientRect();
      const at = { clientX: right - 2, clientY: bottom - 2 };
      frame().dispatchEvent(new WheelEvent('wheel', { deltaY: 50, ctrlKey: true, bubbles: true, ...at }));
      expect(actor.getSnapshot().context.zoom).toBe(1);
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
      await waitFor(() => expect(actor.getSnapshot().context.zoom).toBe(1.25));
      const [picture, visible] = [frame().getBoundingClientRect(), viewport.getBoundingClientRect()];
      expect(picture.height).toBeGreaterThan(visible.height);
      expect(getMiddle(picture)).toBeCloseTo(getMiddle(visible), 0);
    },
  },
  {
    // keys, with small steps
    requires: 'UPL-04',
    after: [fresh, square],
    check: async (harness) => {
      frame().focus();
      await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
      expect(cropIn(harness)).toMatchObject({ x: 201, y: 0 });
      await userEvent.keyboard('{Shift>}{Control>}{ArrowUp}{/Control}{/Shift}');
      expect(cropIn(harness)).toMatchObject({ width: 1599, height: 1599 });
      await userEvent.keyboard('+');
      expect(harness.actor.getSnapshot().context.zoom).toBe(1.25);
      await userEvent.keyboard('-');
      expect(harness.actor.getSnapshot().context.zoom).toBe(1);
    },
  },
];

testPaths({ ...cropFixture, outcomes });
