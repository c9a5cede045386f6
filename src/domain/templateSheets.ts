import { clamp } from './range.ts';
import type { Size } from './size.ts';
import type { PlanPoint } from './wallPlan.ts';

/** A piece by its number and title, its outer size, and its hooks from its upper left corner, y down; millimetres. */
export type TemplatePiece = { number: number; title: string; size: Size; hooks: readonly PlanPoint[] };

/** What of a sheet is drawn on, and where on A4 that lies: as much as Letter shows of it, too, printed at 100 %. */
export const TILE: Size = { width: 250, height: 180 };
export const A4: Size = { width: 297, height: 210 };
const ORIGIN: PlanPoint = { x: (A4.width - TILE.width) / 2, y: (A4.height - TILE.height) / 2 };
/** So much of the piece is shown below its lowest hook. */
const BELOW = 40;
const CROSS = 8;
const MARK = 5;
const RULER = 100;

/** `edge` of the piece, its `centre` line, a `nail`, the end of the `sheet`, a `mark` to join two, or the `ruler`. */
export type SheetLine = {
  kind: 'edge' | 'centre' | 'nail' | 'sheet' | 'mark' | 'ruler';
  from: PlanPoint;
  to: PlanPoint;
};
/** `size` in points. */
export type SheetText = { text: string; at: PlanPoint; size: number };
/** One A4 sheet lying across, in millimetres from its upper left corner. */
export type TemplateSheet = { lines: readonly SheetLine[]; texts: readonly SheetText[] };

type Tile = { column: number; row: number; columns: number; rows: number };

/** 'A', 'B' … for the seams of a template; after 'Z' 'AA'. */
const nameSeam = (seam: number): string =>
  seam < 26 ? String.fromCharCode(65 + seam) : nameSeam(Math.floor(seam / 26) - 1) + nameSeam(seam % 26);

const cross = ({ x, y }: PlanPoint): SheetLine[] => [
  { kind: 'nail', from: { x: x - CROSS, y }, to: { x: x + CROSS, y } },
  { kind: 'nail', from: { x, y: y - CROSS }, to: { x, y: y + CROSS } },
];

/** The seams of a tile: half a triangle on each of two sheets, which make one where these are joined, and their letter. */
function createSeams({ column, row, columns, rows }: Tile): { lines: SheetLine[]; texts: SheetText[] } {
  const right = (at: number, of: number) => of * (columns - 1) + at;
  const below = (at: number, of: number) => rows * (columns - 1) + at * columns + of;
  const across = [
    ...(column > 0 ? [{ x: 0, into: 1, name: nameSeam(right(column - 1, row)) }] : []),
    ...(column < columns - 1 ? [{ x: TILE.width, into: -1, name: nameSeam(right(column, row)) }] : []),
  ].flatMap(({ x, into, name }) =>
    [TILE.height / 3, (2 * TILE.height) / 3].map((y) => ({
      tip: { x: x + into * MARK, y },
      foot: [
        { x, y: y - MARK },
        { x, y: y + MARK },
      ],
      text: { x: x + into * MARK * 2 - 1.5, y: y + 1.5 },
      name,
    })),
  );
  const down = [
    ...(row > 0 ? [{ y: 0, into: 1, name: nameSeam(below(row - 1, column)) }] : []),
    ...(row < rows - 1 ? [{ y: TILE.height, into: -1, name: nameSeam(below(row, column)) }] : []),
  ].flatMap(({ y, into, name }) =>
    [TILE.width / 3, (2 * TILE.width) / 3].map((x) => ({
      tip: { x, y: y + into * MARK },
      foot: [
        { x: x - MARK, y },
        { x: x + MARK, y },
      ],
      text: { x: x - 1.5, y: y + into * MARK * 2 + 1.5 },
      name,
    })),
  );
  const marks = [...across, ...down];
  return {
    lines: marks.flatMap(({ tip, foot }) => foot.map((from): SheetLine => ({ kind: 'mark', from, to: tip }))),
    texts: marks.map(({ text, name }) => ({ text: name, at: text, size: 11 })),
  };
}

/** The part of an upright or level line that is on the tile; none where it is beside it. */
function clipLine({ kind, from, to }: SheetLine): SheetLine[] {
  const isOff = (low: number, high: number, length: number) => high < 0 || low > length;
  if (isOff(Math.min(from.x, to.x), Math.max(from.x, to.x), TILE.width)) return [];
  if (isOff(Math.min(from.y, to.y), Math.max(from.y, to.y), TILE.height)) return [];
  const onTile = ({ x, y }: PlanPoint) => ({ x: clamp(x, 0, TILE.width), y: clamp(y, 0, TILE.height) });
  return [{ kind, from: onTile(from), to: onTile(to) }];
}

/** A sheet from its tile's upper left corner, moved to where the tile lies on the paper. */
const onPaper = ({ x, y }: PlanPoint): PlanPoint => ({ x: ORIGIN.x + x, y: ORIGIN.y + y });

function createSheet({ number, title, size, hooks }: TemplatePiece, tile: Tile): TemplateSheet {
  const { column, row, columns, rows } = tile;
  const onTile = ({ x, y }: PlanPoint): PlanPoint => ({ x: x - column * TILE.width, y: y - row * TILE.height });
  const line = (kind: SheetLine['kind'], from: PlanPoint, to: PlanPoint): SheetLine => ({
    kind,
    from: onTile(from),
    to: onTile(to),
  });
  const [corner, right] = [
    { x: 0, y: 0 },
    { x: size.width, y: 0 },
  ];
  const middle = size.width / 2;
  const seams = createSeams(tile);
  const lines = [
    line('edge', corner, right),
    line('edge', corner, { x: 0, y: size.height }),
    line('edge', right, { x: size.width, y: size.height }),
    line('edge', { x: 0, y: size.height }, { x: size.width, y: size.height }),
    line('centre', { x: middle, y: 0 }, { x: middle, y: size.height }),
    ...hooks.flatMap((hook) => cross(onTile(hook))),
  ].flatMap(clipLine);
  const { width, height } = TILE;
  const border: SheetLine[] = [
    { kind: 'sheet', from: { x: 0, y: 0 }, to: { x: width, y: 0 } },
    { kind: 'sheet', from: { x: width, y: 0 }, to: { x: width, y: height } },
    { kind: 'sheet', from: { x: width, y: height }, to: { x: 0, y: height } },
    { kind: 'sheet', from: { x: 0, y: height }, to: { x: 0, y: 0 } },
  ];
  const ruler = { x: width - RULER - 20, y: height - 14 };
  const place = `sheet ${row * columns + column + 1} of ${rows * columns}`;
  return {
    lines: [
      ...border,
      ...lines,
      ...seams.lines,
      { kind: 'ruler' as const, from: ruler, to: { x: ruler.x + RULER, y: ruler.y } },
    ].map(({ kind, from, to }) => ({ kind, from: onPaper(from), to: onPaper(to) })),
    texts: [
      { text: `${number}. ${title}, ${place}`, at: { x: 20, y: height - 20 }, size: 12 },
      {
        text: 'Upper edge of the frame on the upper line, nails on the crosses.',
        at: { x: 20, y: height - 13 },
        size: 9,
      },
      { text: '100 mm: print at 100 % where it is shorter or longer', at: { x: ruler.x, y: ruler.y + 5 }, size: 8 },
      ...seams.texts,
    ].map(({ at, ...text }) => ({ ...text, at: onPaper(at) })),
  };
}

/** The sheets of a piece's template at 1:1: its upper edge, and down to below its hooks, from the upper left to the lower right. */
export function createTemplateSheets(piece: TemplatePiece): TemplateSheet[] {
  const lowest = Math.max(...piece.hooks.map(({ y }) => y));
  const high = Math.min(piece.size.height, lowest + BELOW);
  const columns = Math.ceil(piece.size.width / TILE.width);
  const rows = Math.ceil(high / TILE.height);
  return Array.from({ length: rows * columns }, (_, index) =>
    createSheet(piece, { column: index % columns, row: Math.floor(index / columns), columns, rows }),
  );
}
