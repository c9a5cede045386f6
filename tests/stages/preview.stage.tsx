import type { AnyPortCall } from '../../machines/kit/port.ts';
import { previewSamples as samples } from '../../machines/preview/preview.samples.ts';
import { preview as flow, Preview } from '../../src/flows/preview/Preview.tsx';
import { previewGestures as gestures } from '../../src/flows/preview/preview.gestures.ts';
import { shownSamples } from '../../src/flows/preview/shownSamples.ts';
import { previewPorts } from '../../src/ports/preview.ts';
import { keptView } from '../../src/storage/preview.ts';
import { stage } from '../support/walk/stage.ts';
import { until } from '../support/walk/until.ts';

// All of it stays in the browser: each call waits at a door of its own, for several may wait at once.
const doors = new Map<string, () => void>();
let isByHand = false;
const behind =
  (name: keyof typeof previewPorts, call: AnyPortCall): AnyPortCall =>
  async (input, signal) => {
    if (isByHand) return (previewPorts[name] as AnyPortCall)(input, signal);
    await new Promise<void>((go) => doors.set(name, go));
    return call(input, signal);
  };
const open = async (name: string) => {
  await until(() => doors.has(name), `a call of ${name}`);
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

export const previewStage = stage({
  flow,
  ports,
  samples,
  gestures,
  answers,
  // A call that an earlier walk left waiting is nobody's any more.
  prepare() {
    isByHand = false;
    doors.clear();
  },
  // What waits by now goes the way that was answered last.
  release() {
    isByHand = true;
    for (const go of doors.values()) go();
    doors.clear();
  },
  view: <Preview shown={shownSamples.canvas} video="/films/nordic.mp4" />,
});
