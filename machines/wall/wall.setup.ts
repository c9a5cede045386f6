import { assign, emit, setup } from 'xstate';
import type { Arrangement } from '../../src/domain/arrangement.ts';
import type { RequestedChoice } from '../../src/domain/choice.ts';
import type { Frame } from '../../src/domain/frame.ts';
import { canRedo, canUndo, commit, createHistory, type History, redo, undo } from '../../src/domain/history.ts';
import { parseWithin } from '../../src/domain/range.ts';
import { getRoomPaint, type PaintId, type RoomId } from '../../src/domain/room.ts';
import { snap } from '../../src/domain/snapping.ts';
import type { TemplatePiece } from '../../src/domain/templateSheets.ts';
import type { MeasuredPhoto } from '../../src/domain/wallPhoto.ts';
import {
  clampPlanLength,
  getArea,
  getAreas,
  isFree,
  MAX_PIECES,
  PLAN_LENGTHS,
  type PlanLength,
  type PlanPoint,
} from '../../src/domain/wallPlan.ts';
import type { previewWallMessages } from '../../src/messages/previewWall.ts';
import type { wishlistMessages } from '../../src/messages/saveAndShare.ts';
import type { wallMessages } from '../../src/messages/wall.ts';
import type { SubjectData, SubjectRequest } from '../framedPicture/framedPicture.machine.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { wallPhotoMachine } from '../wallPhoto/wallPhoto.machine.ts';
import {
  addPiece,
  arrangePlan,
  changePiece,
  EMPTY_PLAN,
  formatPlan,
  getWall,
  hangOnPhoto,
  movePiece,
  type PieceRequest,
  type Plan,
  removePiece,
  type WallNotice,
} from './plan.ts';

/** From where pieces can be added. */
export type Source = 'catalogue' | 'cart' | 'wishlist' | 'uploads';

/** A picture that can be hung: its title, who made it, and the address of a small file of it. */
export type Candidate = { title: string; artist: string; thumbnail: string; request: PieceRequest };
export type CandidatePage = { candidates: readonly Candidate[]; pages: number };

/** A plan that was read, with the frames of the shop. */
export type OpenedWall = { plan: Plan; frames: readonly Frame[]; notices: readonly WallNotice[] };

/** What was read of a picture that is to be hung, with the frames of the shop. */
export type OpenedPiece = Pick<OpenedWall, 'frames'> & { subject: SubjectData };

export type WallInput = {
  /** The query of the address, with what it asks for. */
  search: string;
  /** Does the address ask for nothing, and does the browser keep no plan? */
  isBlank: boolean;
};

/** A list that is looked through: from where, and which page of it, from 1. */
export type CandidateQuery = { source: Source; page: number };

type LengthInput = { field: PlanLength; text: string };

export type WallContext = WallInput & {
  history: History<Plan>;
  /** The plan that address and browser were given last. */
  savedPlan: Plan;
  frames: readonly Frame[];
  notices: readonly WallNotice[];
  /** The piece that is worked on, by its id. */
  selected: number | null;
  /** What was typed last, letter by letter, and the history before its first letter: all letters are one change. */
  lengthInput: (LengthInput & { before: History<Plan> }) | null;
  candidateQuery: CandidateQuery;
  candidatePage: CandidatePage;
  pickedRequest: PieceRequest | null;
};

export type WallEvent =
  | { type: 'plan.retried' }
  | { type: 'notices.closed' }
  | { type: 'piece.selected'; id: number | null }
  | { type: 'piece.changed'; id: number; change: RequestedChoice }
  | { type: 'piece.removed'; id: number }
  | { type: 'piece.dropped'; id: number; at: PlanPoint }
  | { type: 'piece.stepped'; id: number; by: PlanPoint }
  | { type: 'arrangement.chosen'; arrangement: Arrangement }
  | ({ type: 'length.typed' } & LengthInput)
  | { type: 'room.chosen'; room: RoomId | null }
  | { type: 'paint.chosen'; paint: PaintId }
  | { type: 'photo.chosen'; file: File }
  | { type: 'photo.removed' }
  | { type: 'reference.changed' }
  | { type: 'plan.undone' }
  | { type: 'plan.redone' }
  | ({ type: 'candidates.opened' } & CandidateQuery)
  | { type: 'candidates.closed' }
  | { type: 'candidate.picked'; request: PieceRequest }
  | { type: 'templates.requested' }
  | { type: 'print.requested' };

/** The whole plan as the query of an address, for whoever sends or reloads it. */
export type WallEffect = Effect | { type: 'address'; query: string };

export const createWallContext = ({ search, isBlank }: WallInput): WallContext => ({
  search,
  isBlank,
  history: createHistory(EMPTY_PLAN),
  savedPlan: EMPTY_PLAN,
  frames: [],
  notices: [],
  selected: null,
  lengthInput: null,
  candidateQuery: { source: 'catalogue', page: 1 },
  candidatePage: { candidates: [], pages: 1 },
  pickedRequest: null,
});

/** A number as it is typed, in the plan's own unit: millimetres, but for degrees. */
const toPlanLength = (field: PlanLength, typed: number): number =>
  PLAN_LENGTHS[field].unit === 'cm' ? Math.round(typed * 10) : typed;
/** What a field shows of a plan. */
export const formatPlanLength = (field: PlanLength, plan: Plan): string =>
  String(PLAN_LENGTHS[field].unit === 'cm' ? plan[field] / 10 : plan[field]);

type Drop = { id: number; at: PlanPoint };
type Step = { id: number; by: PlanPoint };
type Change = { id: number; change: RequestedChoice };

const findPiece = ({ history: { present } }: Pick<WallContext, 'history'>, id: number) =>
  present.pieces.find((piece) => piece.id === id);
const getOthers = ({ history: { present } }: Pick<WallContext, 'history'>, id: number) =>
  getAreas(present.pieces.filter((piece) => piece.id !== id));

/** Where a step leads a piece: as many of its millimetres as there is room for; null where there is none. */
export function getStepPoint(context: Pick<WallContext, 'history'>, { id, by }: Step): PlanPoint | null {
  const { at, size } = findPiece(context, id) ?? {};
  if (!at || !size) return null;
  const wall = getWall(context.history.present);
  const others = getOthers(context, id);
  const steps = Math.hypot(by.x, by.y);
  const points = Array.from({ length: steps }, (_, index) => ({
    x: at.x + Math.round(by.x * (1 - index / steps)),
    y: at.y + Math.round(by.y * (1 - index / steps)),
  }));
  return points.find((to) => isFree(getArea(size, to), wall, others)) ?? null;
}

/** Where a piece hangs that was let go there. */
function getDropPoint(context: WallContext, { id, at }: Drop): PlanPoint | null {
  const { present } = context.history;
  const piece = findPiece(context, id);
  return piece ? snap(piece.size, at, getWall(present), getOthers(context, id), present.gap) : null;
}

/** Can this length be typed? A photo shows how large its wall is. */
const hasField = ({ history: { present } }: WallContext, field: PlanLength) =>
  present.photo === null || field === 'gap' || field === 'angle';

/** What is typed follows from the plan before it: on the way to 1200 cm, a wall of 120 cm would move all that hangs. */
const getHistoryBefore = ({ history, lengthInput }: WallContext, field: PlanLength): History<Plan> =>
  lengthInput?.field === field ? lengthInput.before : history;

/** Another plan, which can be undone. */
const withPlan = ({ history }: Pick<WallContext, 'history'>, plan: Plan) => ({
  history: commit(history, plan),
  lengthInput: null,
});
const getChanged = ({ history: { present }, frames }: WallContext, { id, change }: Change) =>
  changePiece(present, id, change, frames);
const changeWall = (context: Pick<WallContext, 'history'>, change: Partial<Plan>) =>
  withPlan(context, arrangePlan({ ...context.history.present, ...change }));

/** The button that adds a piece, by its id. */
export const ADD_PIECE_FIELD = 'add-piece';
/** The button that changes a piece, by its id. */
export const getPieceFieldId = (id: number): string => `piece-${id}`;

/** Types, ports, guards and actions of the planner. */
export const wallSetup = setup({
  types: {
    context: {} as WallContext,
    events: {} as WallEvent,
    emitted: {} as WallEffect,
    input: {} as WallInput,
    meta: {} as Meta<keyof (typeof wallMessages & typeof wishlistMessages & typeof previewWallMessages)>,
  },
  actors: {
    openWall: port<OpenedWall, Pick<WallInput, 'search'>>('openWall'),
    loadStage: port<void>('loadStage'),
    /** Did the browser keep it? */
    savePlan: port<boolean, { query: string }>('savePlan'),
    /** Null where only a customer has such a list, and nobody is signed in. */
    listCandidates: port<CandidatePage | null, CandidateQuery>('listCandidates'),
    openPiece: port<OpenedPiece | null, { subject: SubjectRequest }>('openPiece'),
    wallPhoto: wallPhotoMachine,
    makeTemplates: port<void, { pieces: readonly TemplatePiece[] }>('makeTemplates'),
  },
  guards: {
    isBlank: ({ context }) => context.isBlank,
    isOtherSelection: ({ context }, id: number | null) =>
      id !== context.selected && (id === null || findPiece(context, id) !== undefined),
    /** Only the selected piece is changed. */
    isChange: ({ context }, { id, change }: Change) =>
      id === context.selected &&
      formatPlan(getChanged(context, { id, change })) !== formatPlan(context.history.present),
    isThere: ({ context }, id: number) => findPiece(context, id) !== undefined,
    hasDropPlace: ({ context }, drop: Drop) => getDropPoint(context, drop) !== null,
    hasStepPlace: ({ context }, step: Step) => step.id === context.selected && getStepPoint(context, step) !== null,
    isOtherArrangement: ({ context }, arrangement: Arrangement) => arrangement !== context.history.present.arrangement,
    isLength: ({ context }, { field, text }: LengthInput) =>
      hasField(context, field) && parseWithin(text, PLAN_LENGTHS[field]) !== null,
    hasField: ({ context }, field: PlanLength) => hasField(context, field),
    isOtherRoom: ({ context }, room: RoomId | null) => room !== context.history.present.room,
    isOtherPaint: ({ context }, paint: PaintId) => paint !== context.history.present.paint,
    hasPhoto: ({ context }) => context.history.present.photo !== null,
    hasNoPhoto: ({ context }) => context.history.present.photo === null,
    isMeasured: (_, photo: MeasuredPhoto | null) => photo !== null,
    canUndo: ({ context }) => canUndo(context.history),
    canRedo: ({ context }) => canRedo(context.history),
    hasNotices: ({ context }) => context.notices.length > 0,
    isOtherLook: ({ context: { candidateQuery } }, { source, page }: CandidateQuery) =>
      source !== candidateQuery.source || page !== candidateQuery.page,
    isListed: (_, list: CandidatePage | null) => list !== null,
    hasRoom: ({ context }) => context.history.present.pieces.length < MAX_PIECES,
    hasHung: ({ context }) => getAreas(context.history.present.pieces).length > 0,
    isFound: (_, opened: OpenedPiece | null) => opened !== null,
    isChanged: ({ context }) => context.savedPlan !== context.history.present,
    isSaved: (_, isSaved: boolean) => isSaved,
  },
  actions: {
    takeWall: assign((_, { plan, frames, notices }: OpenedWall) => ({
      history: createHistory(plan),
      savedPlan: plan,
      frames,
      notices,
    })),
    forgetNotices: assign({ notices: [] }),
    select: assign((_, selected: number | null) => ({ selected })),
    change: assign(({ context }, change: Change) => withPlan(context, getChanged(context, change))),
    remove: assign(({ context }, id: number) => ({
      ...withPlan(context, removePiece(context.history.present, id)),
      selected: context.selected === id ? null : context.selected,
    })),
    drop: assign(({ context }, drop: Drop) => {
      const place = getDropPoint(context, drop);
      return place
        ? { ...withPlan(context, movePiece(context.history.present, drop.id, place)), selected: drop.id }
        : {};
    }),
    step: assign(({ context }, step: Step) => {
      const place = getStepPoint(context, step);
      return place ? withPlan(context, movePiece(context.history.present, step.id, place)) : {};
    }),
    arrange: assign(({ context }, arrangement: Arrangement) => changeWall(context, { arrangement })),
    storeTyped: assign(({ context }, { field, text }: LengthInput) => ({
      lengthInput: { field, text, before: getHistoryBefore(context, field) },
    })),
    changeLength: assign(({ context }, { field, text }: LengthInput) => {
      const typed = parseWithin(text, PLAN_LENGTHS[field]);
      if (typed === null) return {};
      const before = getHistoryBefore(context, field);
      const changed = changeWall({ history: before }, { [field]: toPlanLength(field, typed) });
      return { ...changed, lengthInput: { field, text, before } };
    }),
    goTo: assign(({ context }, room: RoomId | null) =>
      changeWall(context, { room, ...(room && { paint: getRoomPaint(room) }) }),
    ),
    paint: assign(({ context }, paint: PaintId) => withPlan(context, { ...context.history.present, paint })),
    hangOnPhoto: assign(({ context }, photo: MeasuredPhoto | null) =>
      photo ? withPlan(context, hangOnPhoto(context.history.present, photo)) : {},
    ),
    /** A photo may show a wall of any size; a painted one has a size that can be typed. */
    removePhoto: assign(({ context }) => {
      const { width, height } = context.history.present;
      return changeWall(context, {
        photo: null,
        width: clampPlanLength('width', width),
        height: clampPlanLength('height', height),
      });
    }),
    undo: assign(({ context: { history } }) => ({ history: undo(history), lengthInput: null, selected: null })),
    redo: assign(({ context: { history } }) => ({ history: redo(history), lengthInput: null, selected: null })),
    lookAt: assign((_, { source, page }: CandidateQuery) => ({ candidateQuery: { source, page } })),
    keepList: assign((_, candidatePage: CandidatePage | null) => (candidatePage ? { candidatePage } : {})),
    pick: assign((_, pickedRequest: PieceRequest) => ({ pickedRequest })),
    hang: assign(({ context }, opened: OpenedPiece | null) => {
      const { pickedRequest, history } = context;
      if (!pickedRequest || !opened) return {};
      const { subject, frames } = opened;
      const plan = addPiece(history.present, pickedRequest, subject, frames);
      return { ...withPlan(context, plan), frames, pickedRequest: null, selected: plan.pieces.at(-1)?.id ?? null };
    }),
    markSaved: assign({ savedPlan: ({ context }) => context.history.present }),
    writeAddress: emit(({ context }) => ({ type: 'address', query: formatPlan(context.history.present) })),
    focusAddPiece: emit({ type: 'focus', field: ADD_PIECE_FIELD }),
    focusNextPiece: emit(({ context }, id: number) => {
      const { pieces } = context.history.present;
      const next = pieces[pieces.findIndex((piece) => piece.id === id) + 1];
      return { type: 'focus', field: next ? getPieceFieldId(next.id) : ADD_PIECE_FIELD };
    }),
    print: emit({ type: 'print' }),
  },
});
