import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ReadPicture } from '../../machines/upload/upload.machine.ts';
import { uploadSamples as samples } from '../../machines/upload/upload.samples.ts';
import { upload as flow, Upload } from '../../src/flows/upload/Upload.tsx';
import { uploadGestures as gestures } from '../../src/flows/upload/upload.gestures.ts';
import { SUPPORT_PHONE } from '../../src/messages/support.ts';
import { findPicture, forgetPictures } from '../../src/ports/keptPicture.ts';
import { uploadPorts } from '../../src/ports/upload.ts';
import { brands, pngClaiming, textBytes } from '../support/pictures/bytes.ts';
import { bytesOf, drawnPicture } from '../support/pictures/inBrowser.ts';
import type { Outcome, Walker } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const GIF_MOVING = [
  ...textBytes('GIF89a'),
  ...[1, 0, 1, 0, 0, 0, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
];
const file = (content: BlobPart, name: string) => new File([content], name);
const cutOff = async () => {
  const whole = await bytesOf(await drawnPicture({ width: 1400, height: 1300 }));
  return whole.slice(0, whole.length / 2);
};

/** What the shopper's file holds where a walk wants this answer. Its name is never a help. */
const FILES: Record<string, () => Promise<File> | File> = {
  'picture.good': async () => file(await drawnPicture({ width: 1400, height: 1300 }), 'beach.jpg'),
  'picture.goodButNotKept': async () => file(await drawnPicture({ width: 1400, height: 1300 }), 'beach.jpg'),
  'picture.empty': () => file('', 'beach.jpg'),
  'picture.tooHeavy': () => Object.defineProperty(file('x', 'beach.jpg'), 'size', { value: 100 * 1024 * 1024 + 1 }),
  'picture.notPicture': () => file('These are my holidays.', 'beach.jpg'),
  'picture.svg': () => file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'beach.jpg'),
  'picture.gif': () => file(new Uint8Array([...GIF_MOVING.slice(0, 28), 0x3b]), 'beach.jpg'),
  'picture.animated': () => file(new Uint8Array(GIF_MOVING), 'beach.jpg'),
  'picture.otherFormat': () => file(new Uint8Array([0x49, 0x49, 0x2a, 0]), 'beach.jpg'),
  'picture.heic': () => file(heicHeader(), 'beach.jpg'),
  'picture.damaged': async () => file((await cutOff()) as Uint8Array<ArrayBuffer>, 'beach.jpg'),
  'picture.tooManyPixels': () => file(pngClaiming(30_000, 30_000), 'beach.jpg'),
  'picture.tooLow': async () => file(await drawnPicture({ width: 1199, height: 4000 }), 'beach.jpg'),
};

/** A HEIC of 1,600 x 1,600 pixels that no browser but Safari decodes: its boxes, and nothing in them. */
function heicHeader(): Uint8Array<ArrayBuffer> {
  const box = (tag: string, ...body: number[]) => {
    const length = 8 + body.length;
    return [length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255, ...textBytes(tag), ...body];
  };
  const pixels = [0, 0, 0x06, 0x40];
  const properties = box(
    'iprp',
    ...box('ipco', ...box('ispe', 0, 0, 0, 0, ...pixels, ...pixels)),
    ...box('ipma', 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1),
  );
  const meta = box('meta', 0, 0, 0, 0, ...box('pitm', 0, 0, 0, 0, 0, 1), ...properties);
  return new Uint8Array([...brands('heic', 'mif1'), ...meta, ...box('mdat', 1, 2, 3)]);
}

let answer = 'picture.good';
const answers = Object.fromEntries(
  [...Object.keys(FILES), 'picture.breaks'].map((name) => [
    name,
    () => {
      answer = name;
    },
  ]),
);

/** Puts the database out of the way, as a browser in its private mode does. */
async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  await forgetPictures();
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  try {
    return await work();
  } finally {
    IDBFactory.prototype.open = open;
  }
}

const ports = {
  async readPicture(_: unknown, signal: AbortSignal): Promise<ReadPicture> {
    if (answer === 'picture.breaks') throw new Error('no canvas');
    const given = await (FILES[answer] as () => Promise<File>)();
    const read = () => uploadPorts.readPicture({ file: given }, signal);
    return answer === 'picture.goodButNotKept' ? withoutDatabase(read) : read();
  },
};

const given = { type: 'files.given', files: [{ name: 'beach.jpg', size: 4_000_000 }] };
const after = (name: string) => [given, { answer: name }];
const wayOf = ({ effects }: Walker) => effects.find(({ type }) => type === 'navigate') as unknown as { to: string };

const outcomes: Outcome[] = [
  { requires: 'UPL-01', after: [], sees: 'Tap to Upload' },
  {
    requires: 'UPL-02',
    after: [],
    check: () => void expect(screen.getByLabelText('Tap to Upload')).toHaveAttribute('accept', 'image/*'),
  },
  { requires: 'UPL-02', after: after('picture.notPicture'), sees: /not a picture, whatever its name says/ },
  { requires: 'UPL-02', after: after('picture.svg'), sees: /SVG drawing.*Please save it as PNG or JPEG/ },
  { requires: 'UPL-02', after: after('picture.animated'), sees: /moves, and a print stands still/ },
  { requires: 'UPL-02', after: after('picture.damaged'), sees: /damaged: part of it is missing/ },
  { requires: 'UPL-02', after: after('picture.heic'), sees: /share the photo as JPEG/ },
  { requires: 'UPL-14', after: after('picture.tooLow'), sees: /at least 1200 pixels on each side: 8 inches/ },
  {
    requires: 'UPL-16',
    after: after('picture.tooLow'),
    sees: 'The image resolution is too low for a quality print',
    check: ({ effects }) => expect(effects.filter(({ type }) => type === 'navigate')).toEqual([]),
  },
  {
    requires: 'UPL-17',
    after: [...after('picture.tooLow'), { wait: 86_400_000 }],
    sees: 'The image resolution is too low for a quality print',
    check: () => void expect(screen.getByRole('link', { name: SUPPORT_PHONE })).toBeVisible(),
  },
  {
    requires: 'UPL-17',
    after: [...after('picture.tooLow'), ...after('picture.good')],
    butNot: 'The image resolution is too low for a quality print',
  },
  {
    requires: 'UPL-05',
    after: after('picture.good'),
    lets: { type: 'remember', userUpload: true },
    check: async (walker) => {
      const [, id = ''] = /^\/crop\?image=(.+)$/.exec(wayOf(walker).to) ?? [];
      const { facts, isKept } = (await findPicture(id)) ?? {};
      expect(facts).toMatchObject({ name: 'beach.jpg', kind: 'jpeg', width: 1400, height: 1300 });
      expect(isKept).toBe(true);
    },
  },
  {
    requires: 'UPL-05',
    after: after('picture.goodButNotKept'),
    sees: /your photo stays only until you close this tab/,
    check: async (walker) => {
      const held = await findPicture(wayOf(walker).to.slice('/crop?image='.length));
      expect(held?.facts.width).toBe(1400);
    },
  },
  {
    requires: 'UPL-01',
    after: [given, { type: 'reading.cancelled' }],
    sees: 'Tap to Upload',
    check: async () => {
      await userEvent.tab();
      expect(screen.getByLabelText('Tap to Upload')).toHaveFocus();
    },
  },
];

walkView({ flow, ports, local: ['readPicture'], samples, gestures, answers, outcomes, view: <Upload /> });
