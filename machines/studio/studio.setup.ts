import { assign, emit, setup } from 'xstate';
import type { FrameLook } from '../../src/domain/frame.ts';
import { parseWithin } from '../../src/domain/range.ts';
import type { studioMessages } from '../../src/messages/studio.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { FileEvent } from '../upload/upload.machine.ts';
import type { WallPhotoResult } from '../wallPhoto/wallPhoto.setup.ts';
import {
  DEFAULT_SETTING,
  fitSize,
  LENGTHS,
  type LengthField,
  OWN_PICTURE,
  type Setting,
  type StudioPicture,
} from './setting.ts';

export type Side = 'first' | 'second';

/** A picture to be saved: its title, the drawing that is seen, and how wide that is on the screen, in CSS pixels. */
export type ScreenToSave = { title: string; drawing: unknown; screenWidth: number };

/** What the studio chooses from, and the settings of an address that was saved. */
export type StudioInput = {
  pictures: readonly StudioPicture[];
  frames: readonly FrameLook[];
  first?: Partial<Setting>;
  /** Null: nothing is compared. */
  second?: Partial<Setting> | null;
};

export type StudioContext = Pick<StudioInput, 'pictures' | 'frames'> & {
  /** The second is null while nothing is compared. */
  settings: { first: Setting; second: Setting | null };
  side: Side;
  /** What was typed last, letter by letter: '2.' is on its way to 2.5. */
  lengthInput: { field: LengthField; text: string } | null;
};

export type StudioEvent =
  | { type: 'setting.changed'; change: Partial<Setting> }
  | { type: 'picture.chosen'; picture: string }
  | { type: 'length.typed'; field: LengthField; text: string }
  | { type: 'comparison.opened' }
  | { type: 'comparison.closed' }
  | { type: 'side.chosen'; side: Side }
  | FileEvent
  | ({ type: 'save.requested' } & ScreenToSave);

/** The settings that are seen now, for the address to keep; `second` is null while nothing is compared. */
export type StudioEffect = { type: 'keep'; first: Setting; second: Setting | null };

/** The settings of an address; a picture that is not here any more gives way to the first one. */
function restore(setting: Partial<Setting>, pictures: readonly StudioPicture[]): Setting {
  const known = pictures.find(({ id }) => id === setting.picture) ?? pictures[0];
  return { ...DEFAULT_SETTING, ...setting, picture: known?.id ?? '' };
}

export const createStudioContext = ({ pictures, frames, first = {}, second }: StudioInput): StudioContext => ({
  pictures,
  frames,
  settings: { first: restore(first, pictures), second: second ? restore(second, pictures) : null },
  side: 'first',
  lengthInput: null,
});

/** The setting that is worked on. */
export const getEdited = ({ settings, side }: Pick<StudioContext, 'settings' | 'side'>): Setting =>
  settings[side] ?? settings.first;

const changeSide = (context: StudioContext, change: Partial<Setting>) => ({
  settings: { ...context.settings, [context.side]: { ...getEdited(context), ...change } },
  lengthInput: null,
});

/** The setting of a side with a picture in it, as large as it is now on its longer side. */
function withPicture(context: StudioContext, id: string) {
  const picture = context.pictures.find((each) => each.id === id);
  return changeSide(context, picture ? { picture: id, ...fitSize(picture, getEdited(context)) } : {});
}

/** Types, ports, guards and actions of the studio. */
export const studioSetup = setup({
  types: {
    context: {} as StudioContext,
    events: {} as StudioEvent,
    emitted: {} as StudioEffect,
    input: {} as StudioInput,
    meta: {} as Meta<keyof typeof studioMessages>,
  },
  actors: {
    readPicture: port<WallPhotoResult, { file: File }>('readPicture'),
    savePicture: port<void, ScreenToSave>('savePicture'),
  },
  guards: {
    isChange: ({ context }, change: Partial<Setting>) =>
      Object.entries({ ...getEdited(context), ...change }).some(
        ([key, value]) => value !== getEdited(context)[key as keyof Setting],
      ),
    isOtherSide: ({ context }, side: Side) => side !== context.side,
    isLength: (_, { field, text }: { field: LengthField; text: string }) => parseWithin(text, LENGTHS[field]) !== null,
    hasSecond: ({ context }) => context.settings.second !== null,
    isRead: (_, read: WallPhotoResult) => read.kind === 'read',
  },
  actions: {
    change: assign(({ context }, change: Partial<Setting>) => changeSide(context, change)),
    choosePicture: assign(({ context }, picture: string) => withPicture(context, picture)),
    changeLength: assign(({ context }, { field, text }: { field: LengthField; text: string }) => {
      const inches = parseWithin(text, LENGTHS[field]);
      return { ...(inches === null ? {} : changeSide(context, { [field]: inches })), lengthInput: { field, text } };
    }),
    copySetting: assign(({ context: { settings } }) => ({
      settings: { ...settings, second: settings.first },
      side: 'second' as const,
      lengthInput: null,
    })),
    chooseSide: assign((_, side: Side) => ({ side, lengthInput: null })),
    leaveComparison: assign(({ context: { settings } }) => ({
      settings: { ...settings, second: null },
      side: 'first' as const,
      lengthInput: null,
    })),
    keep: emit(({ context: { settings } }) => ({ type: 'keep', ...settings })),
    takePicture: assign(({ context }, read: WallPhotoResult) => {
      if (read.kind !== 'read') return {};
      const { url, width, height } = read.photo;
      const own = { id: OWN_PICTURE, title: 'Your picture', alt: '', url, thumbnail: url, ratio: width / height };
      const pictures = [...context.pictures.filter(({ id }) => id !== OWN_PICTURE), own];
      return { pictures, ...withPicture({ ...context, pictures }, OWN_PICTURE) };
    }),
  },
  delays: {
    /** How long a file may take to be read. */
    readingTime: 20_000,
  },
});
