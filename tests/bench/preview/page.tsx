import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Drawing } from '../../../src/preview/drawing/drawing.ts';
import { SvgDrawing } from '../../../src/preview/drawing/SvgDrawing.tsx';
import type { Point } from '../../../src/preview/geometry/plane.ts';
import { DrawingStage } from '../../../src/preview/konva/DrawingStage.tsx';
import { fronts, mouldingsOf, picture, wall } from './samples.ts';

// What the bench does in the page: it is built as the store is, and asked from outside (scripts/benchPreview.mjs).

export type Renderer = 'konva' | 'svg';
/** Milliseconds of one change: until React is done, within the frame that draws it, and all in all. */
export type Change = { commit: number; frame: number; all: number };

let root: ReturnType<typeof createRoot> | null = null;
function mount(node: ReactNode) {
  root?.unmount();
  root = createRoot(document.getElementById('place')!);
  flushSync(() => root?.render(node));
}

const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
const channel = new MessageChannel();
/** The first task after what runs now: after a frame's callbacks this is when the frame has been painted. */
const task = () =>
  new Promise<void>((done) => {
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(null);
  });

const canvases = () => [...document.querySelectorAll('canvas')];

/** One change, from the props to the end of the frame that paints it. */
async function change(apply: () => void): Promise<Change> {
  const framed = new Promise<{ begun: number; done: number }>((done) => {
    requestAnimationFrame(() => {
      const begun = performance.now();
      // Konva's own callback runs after this one, in the same frame, and before that task.
      void task().then(() => done({ begun, done: performance.now() }));
    });
  });
  const begun = performance.now();
  flushSync(apply);
  const committed = performance.now();
  const drawn = await framed;
  return { commit: committed - begun, frame: drawn.done - drawn.begun, all: drawn.done - begun };
}

/** As many changes of frame as asked for, through all of them, after all were seen once. */
async function changes(renderer: Renderer, count: number): Promise<Change[]> {
  const drawings = fronts(await picture());
  let show: (drawing: Drawing) => void = () => undefined;
  const start = Promise.withResolvers<void>();
  const soon = drawings.flatMap(({ parts }) => mouldingsOf(parts).slice(0, 1));
  function Place() {
    const [drawing, set] = useState(drawings[0]!);
    show = set;
    return renderer === 'konva' ? (
      <DrawingStage drawing={drawing} label="" soon={soon} onShown={start.resolve} />
    ) : (
      <SvgDrawing drawing={drawing} />
    );
  }
  mount(<Place />);
  if (renderer === 'konva') await start.promise;
  const next = (index: number) => () => show(drawings[index % drawings.length]!);
  for (let round = 0; round < 1; round++)
    for (let index = 0; index < drawings.length; index++) {
      await change(next(index));
      await new Promise((done) => setTimeout(done, 40));
    }
  await new Promise((done) => setTimeout(done, 1500));
  const found: Change[] = [];
  for (let index = 0; index < count; index++) {
    await frame();
    await task();
    found.push(await change(next(index)));
  }
  return found;
}

const drawn: number[] = [];
let places: Point[] = [];

/** Puts a piece on a wall, to be dragged from outside; counts the frames that were drawn with it. */
async function hang(renderer: Renderer) {
  const url = await picture();
  const start = Promise.withResolvers<void>();
  drawn.length = 0;
  places = [];
  function Wall() {
    const [at, put] = useState({ x: 70, y: 30 });
    const within = { x: 0, y: 0, width: 168, height: 120 };
    const drawing = wall(url, at);
    return renderer === 'konva' ? (
      <DrawingStage
        drawing={drawing}
        label=""
        held={[{ id: 'piece', label: 'Piece', within }]}
        onMove={(_, to) => places.push(to)}
        onMoved={(_, to) => put(to)}
        onShown={start.resolve}
      />
    ) : (
      <div
        style={{ width: '100%', height: '100%' }}
        onPointerMove={({ clientX, clientY }) => {
          const scale = Math.min(innerWidth / 168, innerHeight / 130);
          const to = { x: clientX / scale - 10, y: clientY / scale - 10 };
          places.push(to);
          flushSync(() => put(to));
        }}
      >
        <SvgDrawing drawing={drawing} />
      </div>
    );
  }
  mount(<Wall />);
  if (renderer === 'konva') await start.promise;
  else await new Promise((done) => setTimeout(done, 500));
}

let isCounting = false;
function count() {
  isCounting = true;
  let seen = 0;
  const next = (now: number) => {
    // Only a frame in which the piece has moved counts.
    if (places.length > seen) drawn.push(now);
    seen = places.length;
    if (isCounting) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const bench = {
  changes,
  hang,
  count,
  counted: () => {
    isCounting = false;
    return { drawn, moves: places.length };
  },
  pixels: () => canvases().map(({ width, height }) => ({ width, height })),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
