import { assign, setup } from 'xstate';
import {
  clampToPhoto,
  createReference,
  getInchesPerPixel,
  type MeasuredPhoto,
  type Reference,
  type ReferenceEnd,
  type ReferenceProblem,
  type Unit,
  type WallPhoto,
} from '../../src/domain/wallPhoto.ts';
import type { previewWallMessages } from '../../src/messages/previewWall.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** Why a photo of a wall is not taken. */
export type WallPhotoRefusal = 'notPicture' | 'tooLarge' | 'tooSmall' | 'slow';

/** What becomes of a file that was chosen as the photo of a wall. */
export type WallPhotoResult = { kind: 'read'; photo: WallPhoto } | { kind: 'refused'; reason: WallPhotoRefusal };

/** A file that was chosen; or a photo that was measured before and is to be measured again. */
export type WallPhotoInput = { file: File } | { measured: MeasuredPhoto };

type Measurement = { photo: WallPhoto; reference: Reference };

export type WallPhotoContext = {
  file: File | null;
  refusal: WallPhotoRefusal | null;
  /** The photo with its marks, once it is read. */
  measurement: Measurement | null;
  problem: ReferenceProblem | null;
};

const getScale = ({ measurement }: Pick<WallPhotoContext, 'measurement'>) =>
  measurement && getInchesPerPixel(measurement.reference, measurement.photo);

/** The photo with its scale; null where it was not measured. */
export function getMeasured(context: Pick<WallPhotoContext, 'measurement'>): MeasuredPhoto | null {
  const scale = getScale(context);
  return context.measurement && scale && 'inchesPerPixel' in scale ? { ...context.measurement, ...scale } : null;
}

/** Types, ports, guards and actions of the measuring of a wall. */
export const wallPhotoSetup = setup({
  types: {
    context: {} as WallPhotoContext,
    events: {} as
      | { type: 'photo.chosen'; file: File }
      | { type: 'photo.removed' }
      | { type: 'reference.moved'; end: ReferenceEnd; at: { x: number; y: number } }
      | { type: 'length.typed'; text: string }
      | { type: 'unit.chosen'; unit: Unit }
      | { type: 'reference.set' },
    input: {} as WallPhotoInput,
    output: {} as MeasuredPhoto | null,
    meta: {} as Meta<keyof typeof previewWallMessages>,
  },
  actors: { readWallPhoto: port<WallPhotoResult, { file: File }>('readWallPhoto') },
  guards: {
    isMarked: ({ context }) => context.measurement !== null,
    isRead: (_, read: WallPhotoResult) => read.kind === 'read',
    isRefusedAs: (_, { read, reason }: { read: WallPhotoResult; reason: WallPhotoRefusal }) =>
      read.kind === 'refused' && read.reason === reason,
    isOtherUnit: ({ context }, unit: Unit) => unit !== context.measurement?.reference.unit,
    isMeasurable: ({ context }) => getMeasured(context) !== null,
    hasProblem: ({ context }, problem: ReferenceProblem) => {
      const scale = getScale(context);
      return scale !== null && 'problem' in scale && scale.problem === problem;
    },
  },
  actions: {
    takeFile: assign((_, file: File) => ({ file, refusal: null })),
    refuse: assign((_, refusal: WallPhotoRefusal) => ({ refusal })),
    takePhoto: assign((_, read: WallPhotoResult) =>
      read.kind === 'read' ? { measurement: { photo: read.photo, reference: createReference(read.photo) } } : {},
    ),
    removePhoto: assign({ measurement: null }),
    changeReference: assign(({ context: { measurement } }, change: Partial<Reference>) => {
      if (!measurement) return {};
      const { photo } = measurement;
      const { from, to, ...rest } = { ...measurement.reference, ...change };
      const reference = { ...rest, from: clampToPhoto(from, photo), to: clampToPhoto(to, photo) };
      return { measurement: { photo, reference }, problem: null };
    }),
    storeProblem: assign((_, problem: ReferenceProblem) => ({ problem })),
  },
  delays: {
    /** How long a photo may take to be read. */
    readingTime: 20_000,
  },
});
