import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Drawing, findGroup } from '../../../src/preview/drawing/drawing.ts';
import { SvgDrawing } from '../../../src/preview/drawing/SvgDrawing.tsx';
import type { Point } from '../../../src/preview/geometry/plane.ts';
import { DrawingStage } from '../../../src/preview/konva/DrawingStage.tsx';
import { nextFrame, nextTask, pause } from '../inPage/frames.ts';
import { createFronts, createPicture, createWall, getMouldings, PIECE, toWallPosition } from './samples.ts';

// What the bench does in the page: it is built as the store is, and requested from outside by tests/bench/preview.ts.

type Renderer = 'konva' | 'svg';
/** Milliseconds of one change: until React is done, and of the frame that draws it. */
type Change = { commit: number; frame: number };

let root: ReturnType<typeof createRoot> | null = null;
function mount(node: ReactNode) {
  root?.unmount();
  root = createRoot(document.getElementById('place')!);
  flushSync(() => root?.render(node));
}

/** How long the next frame takes, from its beginning to the end of its painting. */
async function frameTime(): Promise<number> {
  const startedAt = await nextFrame();
  return (await nextTask()) - startedAt;
}

/** One change. Konva asks for its frame after this does, so that its drawing is within what is measured. */
async function change(apply: () => void): Promise<Change> {
  const framed = frameTime();
  const startedAt = performance.now();
  flushSync(apply);
  const commit = performance.now() - startedAt;
  return { commit, frame: await framed };
}

let take: (index: number) => Promise<Change>;

/** Puts a picture there that can change its frame, after each of them was seen and every texture is made. */
async function prepare(renderer: Renderer) {
  const drawings = createFronts(await createPicture());
  const soon = drawings.flatMap(({ parts }) => getMouldings(parts).slice(0, 1));
  const painted = Promise.withResolvers<void>();
  let show: (drawing: Drawing) => void = () => undefined;
  function PlacedFrame() {
    const [drawing, set] = useState(drawings[0]!);
    show = set;
    return renderer === 'konva' ? (
      <DrawingStage drawing={drawing} label="" preload={soon} onPainted={painted.resolve} />
    ) : (
      <SvgDrawing drawing={drawing} />
    );
  }
  mount(<PlacedFrame />);
  if (renderer === 'konva') await painted.promise;
  take = (index) => change(() => show(drawings[index % drawings.length]!));
  // Each one is requested, and then there is time until the last texture is made.
  for (let index = 0; index < drawings.length; index++) await take(index);
  await pause(3000);
  for (let index = 0; index < drawings.length; index++) await take(index);
}

/** So many changes of frame, through all of them. */
async function changes(count: number): Promise<Change[]> {
  const found: Change[] = [];
  for (let index = 0; index < count; index++) found.push(await take(index));
  return found;
}

let moves = 0;
let isCounting = false;
let drawTimes: number[] = [];

const countMove = (at: Point) => {
  moves++;
  return at;
};

/** Hangs a piece on a wall, to be dragged from outside; gives its middle on the screen. */
async function hang(renderer: Renderer): Promise<{ x: number; y: number }> {
  const url = await createPicture();
  const painted = Promise.withResolvers<void>();
  const first = createWall(url, null);
  const scale = Math.min(innerWidth / first.width, innerHeight / first.height);
  const left = (innerWidth - first.width * scale) / 2;
  const top = (innerHeight - first.height * scale) / 2;
  const { x, y } = findGroup(first, 'piece')!.at;
  const { width, height } = PIECE;

  function Wall() {
    const [at, put] = useState<{ x: number; y: number } | null>(null);
    const drawing = createWall(url, at);
    return renderer === 'konva' ? (
      <DrawingStage
        drawing={drawing}
        label=""
        draggables={[{ id: 'piece', label: 'Piece', extent: PIECE, within: drawing.within, snap: countMove }]}
        onMoved={(_, to) => put(toWallPosition(to))}
        onPainted={painted.resolve}
      />
    ) : (
      <div
        style={{ width: '100%', height: '100%' }}
        onPointerMove={({ clientX, clientY, buttons }) => {
          if (!buttons) return;
          moves++;
          const corner = { x: (clientX - left) / scale - width / 2, y: (clientY - top) / scale - height / 2 };
          flushSync(() => put(toWallPosition(corner)));
        }}
      >
        <SvgDrawing drawing={drawing} />
      </div>
    );
  }
  mount(<Wall />);
  if (renderer === 'konva') await painted.promise;
  await pause(1000);
  return { x: left + (x + width / 2) * scale, y: top + (y + height / 2) * scale };
}

/** Counts frames from now on: those before which the piece was moved. */
function count() {
  isCounting = true;
  drawTimes = [];
  let seen = moves;
  const next = (now: number) => {
    if (moves > seen) drawTimes.push(now);
    seen = moves;
    if (isCounting) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function getCounts(): number[] {
  isCounting = false;
  return drawTimes;
}

const bench = { prepare, changes, hang, count, counted: getCounts };
export type BenchPage = typeof bench;
Object.assign(window, { bench });
