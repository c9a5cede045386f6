import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PortCall } from '../../machines/kit/port.ts';
import { previewSamples as samples } from '../../machines/preview/preview.samples.ts';
import type { PreviewContext } from '../../machines/preview/previewContext.ts';
import { preview as flow, Preview } from '../../src/flows/preview/Preview.tsx';
import { previewGestures as gestures } from '../../src/flows/preview/preview.gestures.ts';
import { shownSamples } from '../../src/flows/preview/shownSamples.ts';
import { keptView } from '../../src/ports/keptView.ts';
import { previewPorts } from '../../src/ports/preview.ts';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';
// Here at once, for a chunk that Vite makes for the first time comes later than a walk waits.
import '../../src/flows/preview/Popups.tsx';
import '../../src/flows/preview/Sight.tsx';
import '../../src/flows/preview/WallTools.tsx';
import '../../src/preview/konva/DrawingStage.tsx';
import '../../src/preview/konva/png.ts';

// All of it stays in the browser: each call waits at a door of its own, for several may wait at once.
const doors = new Map<string, () => void>();
const behind =
  (name: string, call: PortCall): PortCall =>
  async (input, signal) => {
    await new Promise<void>((go) => doors.set(name, go));
    return call(input, signal);
  };
const open = async (name: string) => {
  await waitFor(() => expect(doors.has(name)).toBe(true));
  doors.get(name)?.();
  doors.delete(name);
};

/** What the browser will come upon when the door opens. */
const found = { stage: true, isBlocked: false, file: new Blob(), isFileThere: true, isPainted: true };

async function painted(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/png' });
}

const ports = {
  recallView: behind('recallView', async () => {
    if (found.isBlocked) throw new Error('blocked');
    return previewPorts.recallView();
  }),
  loadStage: behind('loadStage', async () => {
    if (!found.stage) throw new Error('the chunk did not come');
    return previewPorts.loadStage();
  }),
  readWallPhoto: behind('readWallPhoto', (_, signal) => {
    const file = found.isFileThere ? URL.createObjectURL(found.file) : 'blob:nothing';
    return previewPorts.readWallPhoto({ file }, signal);
  }),
  savePicture: behind('savePicture', (input) => {
    if (!found.isPainted) throw new Error('the canvas is tainted');
    return previewPorts.savePicture(input);
  }),
};

const recall = (view: Parameters<typeof keptView.write>[0] | null) => () => {
  if (view) keptView.write(view);
  else keptView.drop();
  found.isBlocked = false;
  return open('recallView');
};
const photo = (file: () => Blob | Promise<Blob>) => async () => {
  found.file = await file();
  found.isFileThere = true;
  return open('readWallPhoto');
};

const answers = {
  'view.none': recall(null),
  'view.wall': recall('wall'),
  'view.front': recall('front'),
  'view.side': recall('side'),
  'view.blocked': () => {
    found.isBlocked = true;
    return open('recallView');
  },
  'stage.loaded': () => {
    found.stage = true;
    return open('loadStage');
  },
  'stage.lost': () => {
    found.stage = false;
    return open('loadStage');
  },
  'photo.read': photo(() => painted(1200, 900)),
  'photo.tooSmall': photo(() => painted(640, 300)),
  'photo.tooLarge': photo(() => new Blob([new Uint8Array(41 * 1024 * 1024)])),
  'photo.notPicture': photo(() => new Blob(['a text with the name of a picture'], { type: 'image/jpeg' })),
  'photo.unreadable': () => {
    found.isFileThere = false;
    return open('readWallPhoto');
  },
  'picture.saved': () => {
    found.isPainted = true;
    return open('savePicture');
  },
  'picture.tainted': () => {
    found.isPainted = false;
    return open('savePicture');
  },
};

const view = (chosen: string) => ({ type: 'view.chosen', view: chosen });
const wall = [view('wall'), { answer: 'stage.loaded' }];
const measuring = [...wall, { type: 'photo.chosen', file: '' }, { answer: 'photo.read' }];
const typed = (text: string) => ({ type: 'length.typed', text });
const set = { type: 'reference.set' };
const label = () => screen.getByRole('status').textContent;
const names = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ labels, ariaLabel }) => ariaLabel ?? labels?.[0]?.textContent);
const context = (walker: Walker) => walker.actor.getSnapshot().context as PreviewContext;
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
  { requires: 'CONF-27', after: [{ answer: 'view.side' }], check: () => expect(chosen()).toEqual(['Side']) },
  { requires: 'CONF-27', after: [{ answer: 'view.none' }], check: () => expect(chosen()).toEqual(['Frame']) },
  // Who has turned to a view is not turned back by what the browser remembers.
  {
    requires: 'CONF-27',
    after: [view('front'), view('frame')],
    check: () => expect(chosen()).toEqual(['Frame']),
  },
  { requires: 'CONF-27', after: [view('side')], lets: { type: 'remember', showimage: 'side' } },
  // The drawing goes on showing every view where the finer one does not come.
  {
    requires: 'FRAME-10',
    after: [view('side'), { answer: 'stage.lost' }],
    sees: 'Shown as a drawing. Tap the picture to try the finer view again.',
    lets: { type: 'log' },
    check: async () => expect((await screen.findByRole('img', { name: /from the side/ })).tagName).toBe('svg'),
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'room.chosen', room: 'study' }],
    check: () => {
      expect(label()).toMatch(/on the wall of a study over a 48 inch desk$/);
      expect(chosen()).toEqual(['On a wall', 'Study', 'Indigo']);
    },
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'paint.chosen', paint: 'sage' }, { type: 'room.chosen', room: 'study' }],
    check: () => expect(chosen()).toEqual(['On a wall', 'Study', 'Sage']),
  },
  // Where a piece was hung is kept room by room.
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'piece.moved', at: { x: 0, y: 0 } }, { type: 'room.chosen', room: 'study' }],
    check: (walker) => expect(Object.keys(context(walker).hung)).toEqual(['living']),
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'piece.moved', at: { x: 0, y: 0 } }, { type: 'piece.centred' }],
    check: (walker) => expect(context(walker).hung).toEqual({}),
  },
  {
    requires: 'FRAME-10',
    after: wall,
    async check(walker) {
      const piece = await screen.findByRole('application', { name: 'Misty Ghats on the wall' });
      piece.focus();
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      // Over a sofa of 33 inches a piece of 20.8 hangs at eye level, 57: one inch to the left and one up from there.
      const { x, y } = context(walker).hung.living ?? { x: 0, y: 0 };
      expect([x, y].map((each) => Math.round(each * 100) / 100)).toEqual([-1, 58]);
    },
  },
  // 480 of 1200 pixels are 36 inches: the wall is 90 inches across.
  {
    requires: 'FRAME-10',
    after: [...measuring, typed('36'), set],
    sees: 'To scale on your own wall',
    check: (walker) => expect(context(walker).inchesPerPixel).toBeCloseTo(0.075, 10),
  },
  {
    requires: 'FRAME-10',
    after: [...measuring, typed('91,44'), { type: 'unit.chosen', unit: 'cm' }, set],
    check: (walker) => expect(context(walker).inchesPerPixel).toBeCloseTo(0.075, 10),
  },
  {
    requires: 'FRAME-10',
    after: [...measuring, typed('36'), set, { type: 'reference.changed' }],
    check: () => expect(screen.getByLabelText<HTMLInputElement>('Distance between the marks').value).toBe('36'),
  },
  { requires: 'FRAME-10', after: [...measuring, set], sees: 'Type how far apart the two marks are.' },
  { requires: 'FRAME-10', after: [...measuring, typed('a yard'), set], sees: 'Type a number, such as 36 or 36.5.' },
  {
    requires: 'FRAME-10',
    after: [...measuring, typed('401'), set],
    sees: 'Between 2 and 400 inches, or 5 and 1,016 cm, please.',
  },
  { requires: 'FRAME-10', after: [...measuring, typed('-5'), set], sees: 'Type a number, such as 36 or 36.5.' },
  {
    requires: 'FRAME-10',
    after: [...measuring, typed('a yard'), set, typed('36')],
    butNot: 'Type a number, such as 36 or 36.5.',
  },
  // A view of another kind between does not lose the photo.
  {
    requires: 'FRAME-10',
    after: [...measuring, typed('36'), set, view('front'), view('wall')],
    sees: 'To scale on your own wall',
  },
  {
    requires: 'FRAME-10',
    after: [...wall, { type: 'photo.chosen', file: '' }, { answer: 'photo.notPicture' }],
    sees: /not a picture that your browser can read/,
    check: () => expect(chosen()).toEqual(['On a wall', 'Living room', 'Chalk']),
  },
  { requires: 'FRAME-11', after: [{ type: 'zoom.opened' }], check: async () => expect(await dialog()).toBeVisible() },
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
    after: [...wall, { type: 'save.asked', title: '', drawing: null }, { answer: 'picture.saved' }],
    lets: { type: 'toast', says: 'preview.saved', tone: 'good' },
    check: () => expect(downloads.at(-1)).toBe('Misty-Ghats-preview.png'),
  },
  {
    requires: 'FRAME-10',
    after: [{ type: 'save.asked', title: '', drawing: null }, { answer: 'picture.tainted' }],
    lets: { type: 'toast', says: 'preview.notSaved', tone: 'bad' },
  },
];

/** What the browser was given to keep; the test keeps no files. */
const downloads: string[] = [];
HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
  downloads.push(this.download);
};

walkView({
  flow,
  ports,
  samples,
  gestures,
  outcomes,
  answers,
  // A call that an earlier walk left waiting is nobody's any more.
  prepare: () => doors.clear(),
  view: <Preview shown={shownSamples.canvas} video="/films/nordic.mp4" />,
});

test('[FRAME-10] on a page that is all about the frame, the finer view comes by itself', () => {
  const actor = createActor(flow.machine, { input: { composing: 'atOnce' } }).start();
  expect(actor.getSnapshot().value.picture).toBe('loadingStage');
  actor.stop();
});
