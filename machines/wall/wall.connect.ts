import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { Arrangement } from '../../src/domain/arrangement.ts';
import { getSizeOptions, type RequestedChoice } from '../../src/domain/choice.ts';
import type { Frame } from '../../src/domain/frame.ts';
import type { Media, Mode, PadColour } from '../../src/domain/framingTerms.ts';
import type { MatStyle } from '../../src/domain/mat.ts';
import { getSlowestDelivery } from '../../src/domain/parcels.ts';
import { getPlanNails } from '../../src/domain/planNails.ts';
import { parseWithin } from '../../src/domain/range.ts';
import { getPaintTint, type PaintId, type RoomId } from '../../src/domain/room.ts';
import { type Size, toSizeKey } from '../../src/domain/size.ts';
import { MAX_PIECES, PLAN_LENGTHS, type PlanLength, type PlanPoint } from '../../src/domain/wallPlan.ts';
import { createLine, findFrame, getChoiceView } from '../configurator/choiceView.ts';
import type { wallPhotoMachine } from '../wallPhoto/wallPhoto.machine.ts';
import {
  formatPlan,
  getPieceFraming,
  getPiecePrice,
  getWall,
  type PieceRequest,
  type Plan,
  type WallPiece,
} from './plan.ts';
import type { wallMachine } from './wall.machine.ts';
import { formatPlanLength, getStepPoint, type Source } from './wall.setup.ts';

type Wall = typeof wallMachine;

/** A piece as the configurator's parts show it. (ART-04 to ART-08) */
const getEditor = (piece: WallPiece, frames: readonly Frame[], change: (change: RequestedChoice) => void) => ({
  ...getChoiceView(piece, frames, getPieceFraming(piece).size),
  canChooseMode: true,
  isMediaChosen: true,
  frames: { status: frames.length > 0 ? ('listed' as const) : ('none' as const), list: frames },
  tabSizes: getSizeOptions(piece.subjectData.subject, piece.choice.media).toReversed(),
  chooseMode: (mode: Mode) => change({ mode }),
  chooseMedia: (media: Media) => change({ media }),
  chooseFrame: (frame: string) => change({ frame }),
  chooseMat: (mat: MatStyle) => change({ mat }),
  choosePad: (pad: PadColour) => change({ pad }),
  chooseSize: (size: Size) => change({ size: toSizeKey(size) }),
});

/** What is shared of a plan; null while it is empty, and with a shopper's own picture, which is nobody else's to open. (ART-22) */
function getShareContent(plan: Plan) {
  const [first, ...more] = plan.pieces;
  if (!first || plan.pieces.some(({ subject }) => subject.by === 'upload')) return null;
  const { title, picture } = first.subjectData.subject;
  return {
    path: `/wall?${formatPlan(plan)}`,
    title: `${title}${more.length > 0 ? ` and ${more.length} more` : ''} on a wall`,
    picture: picture.detail.url,
  };
}

/** What the planner may know and do. Lengths are millimetres, prices paise. */
export function connect(state: SnapshotFrom<Wall>, send: (event: EventFrom<Wall>) => void) {
  const { context, value } = state;
  const { history, frames, notices, selected, lengthInput, candidateQuery, candidatePage } = context;
  const plan = history.present;
  const shown = getWall(plan);
  const regions = typeof value === 'object' ? value.planning : null;
  const pieces = plan.pieces.map((piece, index) => ({
    ...piece,
    number: index + 1,
    title: piece.subjectData.subject.title,
    framing: getPieceFraming(piece),
    frame: findFrame(piece.choice, frames),
    price: getPiecePrice(piece),
    line: createLine(piece, frames),
  }));
  const piece = pieces.find(({ id }) => id === selected) ?? null;
  const lines = pieces.flatMap(({ line }) => line ?? []);
  return {
    isLoading: value === 'loading',
    hasFailed: value === 'failed',
    plan,
    tint: getPaintTint(plan.paint),
    wall: shown,
    /** Is what stands before the wall wider than it, so that no more than its middle is seen? */
    isFurnitureCut: shown.reserved.some(({ width }) => width > shown.width),
    isOnPhoto: plan.photo !== null,
    /** The chart that measures the shopper's own wall, while it runs. */
    measuring: state.children.wallPhoto as ActorRefFrom<typeof wallPhotoMachine> | undefined,
    notices,
    pieces,
    selected: piece,
    /** What is chosen of the selected piece, and how something else is. */
    editor: piece && getEditor(piece, frames, (change) => send({ type: 'piece.changed', id: piece.id, change })),
    /** The pieces that have no room, by number and title. */
    unplacedPieces: pieces.filter(({ at }) => at === null).map(({ number, title }) => `${number}. ${title}`),
    nails: getPlanNails(pieces, plan.width),
    total: pieces.reduce((sum, { price }) => sum + price, 0),
    /** What goes into the bag; a piece whose frame is not there is not among them. */
    lines,
    days: getSlowestDelivery(lines),
    query: formatPlan(plan),
    shareContent: getShareContent(plan),
    isUnsaved: regions?.storage === 'unsaved',
    stage: regions?.stage ?? 'loading',
    adding: regions?.adding ?? 'closed',
    candidateQuery,
    candidatePage,
    isFull: plan.pieces.length >= MAX_PIECES,
    templates: regions?.templates ?? 'idle',
    canUndo: state.can({ type: 'plan.undone' }),
    canRedo: state.can({ type: 'plan.redone' }),
    canPrint: state.can({ type: 'templates.requested' }),
    canStep: (id: number, by: PlanPoint) => getStepPoint(context, { id, by }) !== null,
    /** What stands in a field, and the least and the most where that is nothing it takes. */
    length: (field: PlanLength) => ({
      text: lengthInput?.field === field ? lengthInput.text : formatPlanLength(field, plan),
      limits:
        lengthInput?.field === field && parseWithin(lengthInput.text, PLAN_LENGTHS[field]) === null
          ? PLAN_LENGTHS[field]
          : null,
    }),
    retry: () => send({ type: 'plan.retried' }),
    closeNotices: () => send({ type: 'notices.closed' }),
    select: (id: number | null) => send({ type: 'piece.selected', id }),
    remove: (id: number) => send({ type: 'piece.removed', id }),
    drop: (id: number, at: PlanPoint) => send({ type: 'piece.dropped', id, at }),
    step: (id: number, by: PlanPoint) => send({ type: 'piece.stepped', id, by }),
    arrange: (arrangement: Arrangement) => send({ type: 'arrangement.chosen', arrangement }),
    type: (field: PlanLength, text: string) => send({ type: 'length.typed', field, text }),
    chooseRoom: (room: RoomId | null) => send({ type: 'room.chosen', room }),
    paint: (paint: PaintId) => send({ type: 'paint.chosen', paint }),
    choosePhoto: (file: File) => send({ type: 'photo.chosen', file }),
    removePhoto: () => send({ type: 'photo.removed' }),
    changeReference: () => send({ type: 'reference.changed' }),
    undo: () => send({ type: 'plan.undone' }),
    redo: () => send({ type: 'plan.redone' }),
    openCandidates: (source: Source, page = 1) => send({ type: 'candidates.opened', source, page }),
    closeCandidates: () => send({ type: 'candidates.closed' }),
    add: (request: PieceRequest) => send({ type: 'candidate.picked', request }),
    makeTemplates: () => send({ type: 'templates.requested' }),
    print: () => send({ type: 'print.requested' }),
  };
}

export type WallModel = ReturnType<typeof connect>;
export type WallPieceModel = WallModel['pieces'][number];
