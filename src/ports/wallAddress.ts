import * as v from 'valibot';
import { EMPTY_PLAN, type PieceRequest, type PlanRequest, type WallNotice } from '../../machines/wall/plan.ts';
import { ARRANGEMENTS } from '../domain/arrangement.ts';
import { CHOICE_PARAMS } from '../domain/choice.ts';
import { PAINTS, ROOMS } from '../domain/room.ts';
import { BARE, PHOTO_PARAM, PIECE_PARTS, PIECE_SEPARATOR } from '../domain/wallPath.ts';
import { clampPlanLength, MAX_PIECES, type PlanLength } from '../domain/wallPlan.ts';

const millimetres = v.pipe(v.string(), v.regex(/^-?\d{1,5}$/), v.transform(Number));
/** A slug or a uuid; an upload's file with its pixels. */
const picture = v.pipe(v.string(), v.regex(/^[\w.-]{1,120}$/));
const choiceText = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** A piece as `formatPiece` writes it. */
const Piece = v.pipe(
  v.string(),
  v.transform((text) => {
    const parts = text.split(PIECE_SEPARATOR);
    return Object.fromEntries(PIECE_PARTS.flatMap((name, index) => (parts[index] ? [[name, parts[index]]] : [])));
  }),
  v.object({
    picture,
    ...v.entriesFromList(CHOICE_PARAMS, choiceText),
    x: v.optional(millimetres),
    y: v.optional(millimetres),
  }),
  v.transform(
    ({ picture, x, y, ...choice }): PieceRequest => ({
      subject: parsePicture(picture),
      choice: Object.fromEntries(Object.entries(choice).filter(([, part]) => part !== undefined)),
      at: x === undefined || y === undefined ? null : { x, y },
    }),
  ),
);

function parsePicture(key: string): PieceRequest['subject'] {
  const { id, width, height } = /^file\.(?<id>[\w-]+)\.(?<width>\d+)\.(?<height>\d+)$/.exec(key)?.groups ?? {};
  return id ? { by: 'upload', id, width: Number(width), height: Number(height) } : { by: 'art', alias: `/art/${key}` };
}

/** What a piece of an address requests; null where nobody can read it. */
export function parsePiece(text: string): PieceRequest | null {
  const read = v.safeParse(Piece, text);
  return read.success ? read.output : null;
}

const numberSchema = v.pipe(v.string(), v.transform(Number), v.check<number>(Number.isFinite));

/** Left out where it is none of what it may be. */
const createLenientSchema = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

const Wall = v.object({
  w: v.optional(v.fallback(numberSchema, Number.NaN)),
  h: v.optional(v.fallback(numberSchema, Number.NaN)),
  room: createLenientSchema(v.picklist([BARE, ...ROOMS.map(({ id }) => id)])),
  paint: createLenientSchema(v.picklist(PAINTS.map(({ id }) => id))),
  by: createLenientSchema(v.picklist(ARRANGEMENTS)),
  gap: createLenientSchema(numberSchema),
  angle: createLenientSchema(numberSchema),
});

/** The nearest length that a plan has; its default where none was requested. */
const toLength = (field: PlanLength, requested = Number.NaN): number =>
  Number.isNaN(requested) ? EMPTY_PLAN[field] : clampPlanLength(field, requested);

/**
 * The plan of a query, as far as it can be read: what is no piece, and pieces beyond those that a wall holds, are reported and
 * left out, and a wall that nobody has comes as near as it may. `isWhole` where the query states a wall, not only pieces.
 */
export function parsePlan(query: string): { request: PlanRequest; notices: WallNotice[]; isWhole: boolean } {
  const params = new URLSearchParams(query);
  const { w, h, room, paint, by, gap, angle } = v.parse(Wall, Object.fromEntries(params));
  const texts = params.getAll('p');
  const pieces = texts.flatMap((text) => parsePiece(text) ?? []);
  const [width, height] = [toLength('width', w), toLength('height', h)];
  const isOff = (requested: number | undefined, length: number) => requested !== undefined && requested !== length;
  const counts = { unreadable: texts.length - pieces.length, tooMany: Math.max(0, pieces.length - MAX_PIECES) };
  const wallNotices: WallNotice[] = params.has(PHOTO_PARAM)
    ? [{ kind: 'photo' }]
    : isOff(w, width) || isOff(h, height)
      ? [{ kind: 'size' }]
      : [];
  return {
    request: {
      width,
      height,
      room: room === BARE ? null : (room ?? EMPTY_PLAN.room),
      paint: paint ?? EMPTY_PLAN.paint,
      arrangement: by ?? EMPTY_PLAN.arrangement,
      gap: toLength('gap', gap),
      angle: toLength('angle', angle),
      pieces: pieces.slice(0, MAX_PIECES),
    },
    notices: [
      ...(['unreadable', 'tooMany'] as const).flatMap((kind) =>
        counts[kind] > 0 ? [{ kind, count: counts[kind] }] : [],
      ),
      ...wallNotices,
    ],
    isWhole: params.has('w'),
  };
}
