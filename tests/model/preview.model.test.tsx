import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import type { PreviewContext } from '../../machines/preview/previewContext.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { previewMessages } from '../../src/messages/preview.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';
import { recordDownloads } from '../support/recordDownloads.ts';
// Here at once, for a chunk that Vite makes for the first time comes later than a walk waits.
import '../../src/flows/preview/Popups.tsx';
import '../../src/flows/preview/PreviewStage.tsx';
import '../../src/flows/preview/WallTools.tsx';
import '../../src/preview/konva/DrawingStage.tsx';
import '../../src/preview/konva/png.ts';
import { ORIGINAL, previewFixture } from '../../fixtures/preview.fixture.tsx';
import { grip } from '../../fixtures/wallPhoto.fixture.tsx';

const view = (chosen: string) => ({ type: 'view.chosen', view: chosen });
const wall = [view('wall'), { reply: 'stage.loaded' }];
const ownWall = [...wall, { type: 'photo.chosen' }, { reply: 'wall.measured' }];
const label = () => screen.getByRole('status').textContent;
const names = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
const getChosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ labels, ariaLabel }) => ariaLabel ?? labels?.[0]?.textContent);
const context = (harness: Harness) => harness.actor.getSnapshot().context as PreviewContext;
const dialog = () => screen.findByRole('dialog');

const outcomes: Outcome[] = [
  {
    requires: 'FRAME-10',
    after: [],
    check: () => expect(names()).toEqual(['Frame', 'On a wall', 'Front', 'Side']),
  },
  {
    requires: 'FRAME-10',
    after: [],
    check: () =>
      expect(label()).toBe(
        'Misty Ghats, 16 × 20 inches on canvas in the Nordic frame, 16.8 × 20.8 inches outside. Ridges of blue hills one behind the other in mist',
      ),
  },
  {
    requires: 'FRAME-10',
    after: wall,
    check: () =>
      expect(label()).toBe(
        'Misty Ghats, 16 × 20 inches on canvas in the Nordic frame, 16.8 × 20.8 inches outside, on the wall of a living room over an 84 inch sofa',
      ),
  },
  { requires: 'FRAME-10', after: [view('front')], check: () => expect(label()).toMatch(/one corner from near$/) },
  {
    requires: 'FRAME-10',
    after: [view('side')],
    check: () => expect(label()).toMatch(/from the side, 1.35 inches deep$/),
  },
  { requires: 'CONF-27', after: [{ reply: 'view.side' }], check: () => expect(getChosen()).toEqual(['Side']) },
  { requires: 'CONF-27', after: [{ reply: 'view.none' }], check: () => expect(getChosen()).toEqual(['Frame']) },
  // Who has turned to a view is not turned back by what the browser remembers.
  {
    requires: 'CONF-27',
    after: [view('front'), view('frame')],
    check: () => expect(getChosen()).toEqual(['Frame']),
  },
  { requires: 'CONF-27', after: [view('side')], emits: { type: 'view.stored', showimage: 'side' } },
  {
    requires: 'FRAME-10',
    after: [{ type: 'stage.entered' }],
    emits: { type: 'focus', field: 'preview-stage' },
    check: () => expect(screen.getByRole('img').closest('[tabindex]')?.id).toBe('preview-stage'),
  },
  // The drawing goes on showing every view where the finer one does not come.
  {
    requires: 'FRAME-10',
    after: [view('side'), { reply: 'stage.lost' }],
    sees: 'Shown as a drawing. Tap the picture to try the finer view again.',
    emits: { type: 'log' },
    check: async () => expect((await screen.findByRole('img', { name: /from the side/ })).tagName).toBe('svg'),
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'room.chosen', room: 'study' }],
    check: () => {
      expect(label()).toMatch(/on the wall of a study over a 48 inch desk$/);
      expect(getChosen()).toEqual(['On a wall', 'Study', 'Indigo']);
    },
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'paint.chosen', paint: 'sage' }, { type: 'room.chosen', room: 'study' }],
    check: () => expect(getChosen()).toEqual(['On a wall', 'Study', 'Sage']),
  },
  // Where a piece was hung is stored room by room.
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'piece.moved', at: { x: 0, y: 0 } }, { type: 'room.chosen', room: 'study' }],
    check: (harness) => expect(Object.keys(context(harness).positions)).toEqual(['living']),
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'piece.moved', at: { x: 0, y: 0 } }, { type: 'piece.centred' }],
    check: (harness) => expect(context(harness).positions).toEqual({}),
  },
  {
    requires: 'FRAME-10',
    after: [...wall],
    async check(harness) {
      const piece = await screen.findByRole('application', { name: 'Misty Ghats on the wall' });
      piece.focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      // Over a sofa of 33 inches a piece of 20.8 hangs at eye level, 57: one inch to the left and one up from there.
      const { x, y } = context(harness).positions.living ?? { x: 0, y: 0 };
      expect([x, y].map((each) => Math.round(each * 100) / 100)).toEqual([-1, 58]);
    },
  },
  // A drag that began on the drawing ends on it, though the finer view is painted meanwhile.
  {
    requires: 'FRAME-10',
    after: [view('wall')],
    async check(harness) {
      const handle = await grip(/on the wall$/);
      handle.setPointerCapture = () => {};
      const pointer = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 };
      handle.dispatchEvent(new PointerEvent('pointerdown', pointer));
      await harness.perform({ reply: 'stage.loaded' });
      await waitFor(() => expect(document.querySelector('[data-painted]')).not.toBeNull());
      expect(handle.isConnected).toBe(true);
      handle.dispatchEvent(new PointerEvent('pointerup', pointer));
      await waitFor(() => expect(handle.isConnected).toBe(false));
    },
  },
  {
    requires: 'FRAME-10',
    after: ownWall,
    sees: 'To scale on your own wall',
    check: (harness) => expect(context(harness).photo?.inchesPerPixel).toBeCloseTo(0.075, 10),
  },
  {
    requires: 'FRAME-10',
    after: [...ownWall, { type: 'reference.changed' }],
    check: () => {
      expect(screen.getByLabelText<HTMLInputElement>('Distance between the marks').value).toBe('36');
      expect(screen.getAllByLabelText('Your photo, with two marks to measure it by').length).toBeGreaterThan(0);
    },
  },
  // A view of another kind between does not lose the photo.
  {
    requires: 'FRAME-10',
    after: [...ownWall, view('front'), view('wall')],
    sees: 'To scale on your own wall',
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'photo.chosen' }, { reply: 'wall.unmeasured' }],
    check: () => expect(getChosen()).toEqual(['On a wall', 'Living room', 'Chalk']),
  },
  { requires: 'FRAME-11', after: [{ type: 'zoom.opened' }], check: async () => expect(await dialog()).toBeVisible() },
  {
    requires: 'ART-12',
    after: [{ type: 'zoom.opened' }],
    check: async () => expect((await dialog()).querySelector('image')?.getAttribute('href')).toBe(ORIGINAL),
  },
  {
    requires: 'ART-12',
    after: [{ type: 'zoom.opened' }],
    async check() {
      await userEvent.click(await screen.findByRole('button', { name: 'Nearer' }));
      expect(screen.getByRole('status', { name: 'Nearness' }).textContent).toBe('1.5×');
      await userEvent.keyboard('{Tab}');
      (await screen.findByRole('application', { name: /^Picture/ })).focus();
      await userEvent.keyboard('+0');
      expect(screen.getByRole('status', { name: 'Nearness' }).textContent).toBe('1.0×');
    },
  },
  {
    requires: 'FRAME-11',
    after: [{ type: 'video.opened' }],
    check: async () => expect((await dialog()).querySelector('video')?.getAttribute('src')).toBe('/films/nordic.mp4'),
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'save.requested', title: '', drawing: null }, { reply: 'picture.saved' }],
    emits: { type: 'toast', text: formatMessage(previewMessages['preview.saved']), tone: 'good' },
    check: () => expect(downloads.at(-1)).toBe('Misty-Ghats-preview.png'),
  },
  {
    requires: 'FRAME-10',
    after: [{ type: 'save.requested', title: '', drawing: null }, { reply: 'picture.tainted' }],
    emits: { type: 'toast', text: formatMessage(previewMessages['preview.notSaved']), tone: 'bad' },
  },
];

const downloads = recordDownloads();

testPaths({ ...previewFixture, outcomes });
