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
import type { PhotoRefusal } from './photoMessages.ts';

/** What becomes of a file that was chosen as the photo of a wall. */
export type PhotoResult = { kind: 'read'; photo: WallPhoto } | { kind: 'refused'; why: PhotoRefusal };

/** The address of a file that was chosen; or a photo that was measured before and is to be measured again. */
export type WallPhotoInput = { file: string } | { measured: MeasuredPhoto };

type Marked = { photo: WallPhoto; reference: Reference };

export type WallPhotoContext = {
  file: string;
  refusal: PhotoRefusal | null;
  /** The photo with its marks, once it is read. */
  marked: Marked | null;
  problem: ReferenceProblem | null;
};

const scaleIn = ({ marked }: Pick<WallPhotoContext, 'marked'>) =>
  marked && getInchesPerPixel(marked.reference, marked.photo);

/** The photo with its scale; null where it was not measured. */
export function getMeasured(context: Pick<WallPhotoContext, 'marked'>): MeasuredPhoto | null {
  const scale = scaleIn(context);
  return context.marked && scale && 'inchesPerPixel' in scale ? { ...context.marked, ...scale } : null;
}

/** Types, ports, guards and actions of the measuring of a wall. */
export const wallPhotoSetup = setup({
  types: {
    context: {} as WallPhotoContext,
    events: {} as
      | { type: 'photo.chosen'; file: string }
      | { type: 'photo.removed' }
      | { type: 'reference.moved'; end: ReferenceEnd; at: { x: number; y: number } }
      | { type: 'length.typed'; text: string }
      | { type: 'unit.chosen'; unit: Unit }
      | { type: 'reference.set' },
    input: {} as WallPhotoInput,
    output: {} as MeasuredPhoto | null,
    meta: {} as Meta<keyof typeof previewWallMessages>,
  },
  actors: { readWallPhoto: port<PhotoResult, { file: string }>('readWallPhoto') },
  guards: {
    isMarked: ({ context }) => context.marked !== null,
    isRead: (_, read: PhotoResult) => read.kind === 'read',
    isRefusedAs: (_, { read, why }: { read: PhotoResult; why: PhotoRefusal }) =>
      read.kind === 'refused' && read.why === why,
    isOtherUnit: ({ context }, unit: Unit) => unit !== context.marked?.reference.unit,
    isMeasurable: ({ context }) => getMeasured(context) !== null,
    hasProblem: ({ context }, problem: ReferenceProblem) => {
      const scale = scaleIn(context);
      return scale !== null && 'problem' in scale && scale.problem === problem;
    },
  },
  actions: {
    takeFile: assign((_, file: string) => ({ file, refusal: null })),
    refuse: assign((_, refusal: PhotoRefusal) => ({ refusal })),
    takePhoto: assign((_, read: PhotoResult) =>
      read.kind === 'read' ? { marked: { photo: read.photo, reference: createReference(read.photo) } } : {},
    ),
    removePhoto: assign({ marked: null }),
    changeReference: assign(({ context: { marked } }, change: Partial<Reference>) => {
      if (!marked) return {};
      const { photo } = marked;
      const { from, to, ...rest } = { ...marked.reference, ...change };
      const reference = { ...rest, from: clampToPhoto(from, photo), to: clampToPhoto(to, photo) };
      return { marked: { photo, reference }, problem: null };
    }),
    storeProblem: assign((_, problem: ReferenceProblem) => ({ problem })),
  },
  delays: {
    /** How long a photo may take to be read. */
    readingTime: 20_000,
  },
});
