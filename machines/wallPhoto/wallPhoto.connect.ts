import type { EventFrom, SnapshotFrom } from 'xstate';
import type { Reference, ReferenceEnd, Unit } from '../../src/domain/wallPhoto.ts';
import type { wallPhotoMachine } from './wallPhoto.machine.ts';

type Machine = typeof wallPhotoMachine;

/** What may be known and done of a photo that is measured. Places are its pixels. */
export function connect(state: SnapshotFrom<Machine>, send: (event: EventFrom<Machine>) => void) {
  const { measurement, problem, refusal } = state.context;
  return {
    isReading: state.matches('reading'),
    /** Why the photo was not taken; null where it was. */
    refusal: state.matches('refused') ? refusal : null,
    /** The photo with its two marks, while it is measured, and how one is put elsewhere. */
    marks:
      state.matches('measuring') && measurement
        ? {
            ...measurement,
            move: (end: ReferenceEnd, at: Reference['from']) => send({ type: 'reference.moved', end, at }),
          }
        : null,
    problem,
    choose: (file: File) => send({ type: 'photo.chosen', file }),
    remove: () => send({ type: 'photo.removed' }),
    typeLength: (text: string) => send({ type: 'length.typed', text }),
    chooseUnit: (unit: Unit) => send({ type: 'unit.chosen', unit }),
    set: () => send({ type: 'reference.set' }),
  };
}

export type Marks = NonNullable<ReturnType<typeof connect>['marks']>;
