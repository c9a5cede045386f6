import type { EventFrom, SnapshotFrom } from 'xstate';
import { parseWithin } from '../../src/domain/range.ts';
import { canHaveMat, LENGTHS, type LengthField, OWN_FRAME, type Setting } from './setting.ts';
import type { studioMachine } from './studio.machine.ts';
import { getEdited, type ScreenToSave, type Side } from './studio.setup.ts';

type Studio = typeof studioMachine;

/** What the studio may know and do. Lengths are inches. */
export function connect(state: SnapshotFrom<Studio>, send: (event: EventFrom<Studio>) => void) {
  const { context, value } = state;
  const { pictures, frames, settings, side, lengthInput } = context;
  const editedSetting = getEdited(context);
  const problem =
    lengthInput && parseWithin(lengthInput.text, LENGTHS[lengthInput.field]) === null ? lengthInput.field : null;
  return {
    pictures,
    frames,
    /** The setting that is worked on, and all that are seen, in their order. */
    editedSetting,
    visibleSettings: settings.second ? [settings.first, settings.second] : [settings.first],
    side,
    isCompared: state.matches({ settings: 'compared' }),
    hasOwnFrame: editedSetting.frame === OWN_FRAME,
    canHaveMat: canHaveMat(editedSetting),
    /** What stands in the field of a length, and the shortest and longest where that is none it takes. */
    length: (field: LengthField) => ({
      text: lengthInput?.field === field ? lengthInput.text : String(editedSetting[field]),
      limits: problem === field ? LENGTHS[field] : null,
    }),
    isReading: value.picture === 'reading',
    isRefused: value.picture === 'refused',
    saving: value.saving,
    change: (change: Partial<Setting>) => send({ type: 'setting.changed', change }),
    choosePicture: (picture: string) => send({ type: 'picture.chosen', picture }),
    type: (field: LengthField, text: string) => send({ type: 'length.typed', field, text }),
    compare: () => send({ type: 'comparison.opened' }),
    leaveComparison: () => send({ type: 'comparison.closed' }),
    chooseSide: (side: Side) => send({ type: 'side.chosen', side }),
    takeFile: (file: File) => send({ type: 'file.chosen', file }),
    save: (screen: ScreenToSave) => send({ type: 'save.requested', ...screen }),
  };
}

export type StudioModel = ReturnType<typeof connect>;
