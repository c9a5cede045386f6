import { type ArrangementRule, arrange } from '../../src/domain/arrangement.ts';
import { type Choice, type RequestedChoice, toFraming, toRequestedChoice } from '../../src/domain/choice.ts';
import type { Frame } from '../../src/domain/frame.ts';
import { type Framing, getOuterSize } from '../../src/domain/framing.ts';
import { toMillimetres } from '../../src/domain/hanging.ts';
import { getMatStyles } from '../../src/domain/mat.ts';
import { findNearestChoice } from '../../src/domain/nearestChoice.ts';
import type { PaintId, RoomId } from '../../src/domain/room.ts';
import type { Size } from '../../src/domain/size.ts';
import { formatPiece, formatPlanQuery, formatUploadKey } from '../../src/domain/wallPath.ts';
import type { MeasuredPhoto } from '../../src/domain/wallPhoto.ts';
import {
  createPhotoWall,
  createWall,
  hangGroup,
  MAX_PIECES,
  type PlanPoint,
  type Wall,
} from '../../src/domain/wallPlan.ts';
import { getPrice } from '../configurator/choiceView.ts';
import type { SubjectData, SubjectRequest } from '../framedPicture/framedPicture.machine.ts';
import { getSlug } from '../framedPicture/picturePaths.ts';

/** A piece as an address, the bag or a list asks for it; `at` is its middle in millimetres, null where it shall find one. */
export type PieceRequest = { subject: SubjectRequest; choice: RequestedChoice; at: PlanPoint | null };

type WallSettings = Size & ArrangementRule & { room: RoomId | null; paint: PaintId };

/**
 * A plan as it was requested. `layout` is what its pieces measure outside on the gallery wall that it comes from, in
 * millimetres and in their order.
 */
export type PlanRequest = WallSettings & { pieces: readonly PieceRequest[]; layout?: readonly Size[] };

/** A piece of the plan: its picture, what is chosen of it, its outer size and its middle in millimetres. */
export type WallPiece = {
  id: number;
  subject: SubjectRequest;
  subjectData: SubjectData;
  choice: Choice;
  size: Size;
  at: PlanPoint | null;
};

/** All of a plan; lengths are millimetres. */
export type Plan = WallSettings & {
  pieces: readonly WallPiece[];
  /** The shopper's own wall, which is stored nowhere; width and height are what it shows. */
  photo: MeasuredPhoto | null;
};

/** What the planner opens with where nothing is requested or saved. */
export const EMPTY_PLAN: Plan = {
  width: 3600,
  height: 2700,
  room: 'living',
  paint: 'chalk',
  arrangement: 'sofa',
  gap: 60,
  angle: 35,
  pieces: [],
  photo: null,
};

/** What of an address could not be had. */
export type WallNotice =
  | { kind: 'gone' | 'unreadable' | 'tooMany'; count: number }
  | { kind: 'size' }
  | { kind: 'photo' };

/** The smallest print, where a picture has none at all. */
const SMALLEST_PRINT: Size = { width: 12, height: 12 };

export const getPieceFraming = ({ choice }: Pick<WallPiece, 'choice'>): Framing =>
  toFraming(choice, choice.size ?? SMALLEST_PRINT);

function getPieceSize(choice: Choice): Size {
  const { width, height } = getOuterSize(getPieceFraming({ choice }));
  return { width: toMillimetres(width), height: toMillimetres(height) };
}

const createChoice = (requested: RequestedChoice, { subject }: SubjectData, frames: readonly Frame[]): Choice =>
  findNearestChoice(requested, { subject, frames: frames.map(({ id }) => id) }).choice;

/** The piece that comes nearest to what is requested; a print by its own address, however it was named. */
function createPiece(id: number, request: PieceRequest, subjectData: SubjectData, frames: readonly Frame[]): WallPiece {
  const choice = createChoice(request.choice, subjectData, frames);
  const subject: SubjectRequest = subjectData.art ? { by: 'art', alias: subjectData.art.alias } : request.subject;
  return { id, subject, subjectData, choice, size: getPieceSize(choice), at: request.at };
}

const isSameMake = (one: WallPiece, other: WallPiece): boolean =>
  one.subjectData.subject.id === other.subjectData.subject.id &&
  JSON.stringify(one.choice) === JSON.stringify(other.choice);

/** The wall of a plan, and what nothing hangs before. */
export const getWall = (plan: Pick<Plan, 'width' | 'height' | 'room' | 'photo'>): Wall =>
  plan.photo ? createPhotoWall(plan.photo) : createWall(plan, plan.room);

/** The pieces hang by the plan's rule, each at its place or near it. */
export const arrangePlan = (plan: Plan): Plan => ({
  ...plan,
  pieces: arrange(plan.pieces, plan, getWall(plan)),
});

/** A gallery wall's own layout, spread by as much as the sizes that are sold by themselves are larger. */
function hangByLayout(plan: Plan, layout: readonly Size[]): Plan {
  const spread = Math.max(
    1,
    ...plan.pieces.map(({ size }, index) =>
      Math.max(size.width / (layout[index]?.width ?? size.width), size.height / (layout[index]?.height ?? size.height)),
    ),
  );
  const placed = plan.pieces.flatMap(({ at, ...piece }) =>
    at ? [{ ...piece, at: { x: at.x * spread, y: at.y * spread } }] : [],
  );
  const hung = hangGroup<WallPiece>(
    placed,
    placed.map(({ at }) => at),
    getWall(plan),
  );
  return arrangePlan({ ...plan, pieces: plan.pieces.map((piece) => hung.find(({ id }) => id === piece.id) ?? piece) });
}

/**
 * The plan of a request, whose pictures were read: `subjectDataList` in the order of its pieces, null for what is gone. More pieces
 * than a wall holds are left out, and so is what is added to a plan that has it already. What could not be had is reported.
 */
export function createPlan(
  { pieces: requests, layout, ...surroundings }: PlanRequest,
  subjectDataList: readonly (SubjectData | null)[],
  frames: readonly Frame[],
): { plan: Plan; notices: WallNotice[] } {
  const found = requests.flatMap((request, index) => {
    const subject = subjectDataList[index];
    return subject ? [{ piece: createPiece(index + 1, request, subject, frames), outer: layout?.[index] }] : [];
  });
  const hung = found
    .filter(({ piece }, at) => piece.at || !found.slice(0, at).some((other) => isSameMake(piece, other.piece)))
    .slice(0, MAX_PIECES);
  const plan = { ...surroundings, pieces: hung.map(({ piece }) => piece), photo: null };
  const gone = subjectDataList.filter((subject) => subject === null).length;
  return {
    plan: layout
      ? hangByLayout(
          plan,
          hung.flatMap(({ outer }) => outer ?? []),
        )
      : arrangePlan(plan),
    notices: gone > 0 ? [{ kind: 'gone', count: gone }] : [],
  };
}

/** The plan with one more piece, at a free place or where the rule hangs it. */
export function addPiece(plan: Plan, request: PieceRequest, subjectData: SubjectData, frames: readonly Frame[]): Plan {
  const id = Math.max(0, ...plan.pieces.map((piece) => piece.id)) + 1;
  return arrangePlan({ ...plan, pieces: [...plan.pieces, createPiece(id, request, subjectData, frames)] });
}

export const removePiece = (plan: Plan, id: number): Plan =>
  arrangePlan({ ...plan, pieces: plan.pieces.filter((piece) => piece.id !== id) });

/**
 * The plan on the shopper's own wall, as wide and high as its photo shows; nothing of ours stands before it. What hangs by
 * hand keeps its layout, and its places on a photo that was measured once more.
 */
export function hangOnPhoto(plan: Plan, photo: MeasuredPhoto): Plan {
  const { width, height } = createPhotoWall(photo);
  const moved = { ...plan, width, height, room: null, photo };
  if (plan.arrangement !== 'free') return arrangePlan(moved);
  if (!plan.photo) return hangByLayout(moved, []);
  const scale = photo.inchesPerPixel / plan.photo.inchesPerPixel;
  const pieces = plan.pieces.map((piece) => ({
    ...piece,
    at: piece.at && { x: Math.round(piece.at.x * scale), y: Math.round(piece.at.y * scale) },
  }));
  return arrangePlan({ ...moved, pieces });
}

/** The plan with another choice for a piece; what could have no mat takes the usual one. The others give way by the rule. */
export function changePiece(plan: Plan, id: number, change: RequestedChoice, frames: readonly Frame[]): Plan {
  const pieces = plan.pieces.map((piece) => {
    if (piece.id !== id) return piece;
    const { mat, ...others } = toRequestedChoice(piece.choice);
    const hasMatChoice = getMatStyles(piece.choice.media, getPieceFraming(piece).size).length > 1;
    const choice = createChoice({ ...others, ...(hasMatChoice && { mat }), ...change }, piece.subjectData, frames);
    return { ...piece, choice, size: getPieceSize(choice) };
  });
  return arrangePlan({ ...plan, pieces });
}

/** The plan with a piece at another place: from now on each hangs where it was put. */
export const movePiece = (plan: Plan, id: number, at: PlanPoint): Plan => ({
  ...plan,
  arrangement: 'free',
  pieces: plan.pieces.map((piece) => (piece.id === id ? { ...piece, at } : piece)),
});

/** What a piece costs, in paise. */
export const getPiecePrice = ({ subjectData, choice }: WallPiece): number =>
  (choice.size && getPrice({ subjectData, choice }, choice.size)) ?? 0;

/** The plan as the query of its address. */
export const formatPlan = ({ pieces, photo, ...surroundings }: Plan): string =>
  formatPlanQuery({
    ...surroundings,
    isOnPhoto: photo !== null,
    pieces: pieces.map(({ subject, choice, at }) =>
      formatPiece(
        subject.by === 'art' ? getSlug(subject.alias) : formatUploadKey(subject),
        toRequestedChoice(choice),
        at,
      ),
    ),
  });
