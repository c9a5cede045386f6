import { readingOf } from '../app/reading.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { type Drawing, spanOf } from './drawing.ts';
import { dress } from './dressing.ts';
import { createEmphasis } from './emphasis.ts';
import { putFolds } from './folds.ts';
import { followHands } from './hands.ts';
import { followKeys } from './keys.ts';
import { createMarking, endsOf } from './marking.ts';
import type { Pick } from './marks.ts';
import type { MarksStore } from './marksStore.ts';
import { paced } from './paced.ts';
import { middleOf, type Point, steadied } from './view.ts';
import { createViewport } from './viewport.ts';

type Parts = {
  frame: HTMLElement;
  sheet: HTMLElement;
  marks: MarksStore;
  onPick: (pick: Pick | null) => void;
  onFold: (state: string) => void;
  /** What is under the pointer or has the focus. */
  onPoint: (pick: Pick | null) => void;
};

type Shown = {
  drawing: Drawing;
  graph: ChartGraph;
  marking: ReturnType<typeof createMarking>;
  hands: ReturnType<typeof followHands>;
};

/** Milliseconds between two moves of a frame that goes along. */
const PACE = 250;

const asState = (id: string): Pick => ({ kind: 'state', id });

export type Canvas = ReturnType<typeof createCanvas>;

/** A diagram in a frame, driven without React: what it shows changes with every event of a chart that runs. */
export function createCanvas({ frame, sheet, marks, onPick, onFold, onPoint }: Parts) {
  const viewport = createViewport(frame, sheet);
  let shown: Shown | null = null;
  let picked: Pick | null = null;
  let isFollowing = true;
  let lit = '';
  /** What was folded or unfolded last, which stays where it is. */
  let held: string | null = null;
  let wentAlong = 0;
  let goAlong: ReturnType<typeof setTimeout> | undefined;

  const effective = () => picked ?? marks.get().picked ?? null;

  const draw = () => {
    if (!shown) return;
    shown.marking.draw(marks.get(), effective());
    const now = shown.marking.lit();
    if (now.join(' ') === lit) return;
    lit = now.join(' ');
    frame.toggleAttribute('data-lit', now.length > 0);
    if (isFollowing) goAlong ||= setTimeout(along, PACE);
  };
  /** Not with every change: what is measured makes the page lay itself out. */
  const along = () => {
    goAlong = undefined;
    // A glide paints the whole drawing in every frame: only where there is time for it.
    const isCalm = performance.now() - wentAlong > 4 * PACE;
    wentAlong = performance.now();
    if (isFollowing) revealAll(shown?.marking.lit().map(asState) ?? [], isCalm);
  };
  const pen = paced(draw);
  const { soon } = pen;
  const endMarks = marks.subscribe(soon);
  const endKeys = followKeys(frame, viewport);

  /** All of them where they fit into the frame as it is, else the first. */
  const revealAll = (picks: readonly Pick[], isCalm = true) => {
    if (!shown) return;
    const room = viewport.frame();
    const { scale } = viewport.view();
    const all = spanOf(shown.drawing, picks);
    const fits = all && all.width * scale <= room.width - 40 && all.height * scale <= room.height - 40;
    const part = fits ? all : spanOf(shown.drawing, picks.slice(0, 1));
    if (part) viewport.reveal(part, isCalm);
  };

  const revealPicked = (isCalm = true) => {
    if (!shown || !picked) return;
    const ends = endsOf(shown.graph, picked).map(asState);
    revealAll([picked, ...ends], isCalm);
  };

  /** Where the thing lies that is to stay where it is. */
  const anchorIn = (drawing: Drawing, anchor: Pick | null): Point | null => {
    const box = anchor && drawing.boxOf(anchor);
    return box ? middleOf(box) : null;
  };

  const show = (drawing: Drawing, graph: ChartGraph) => {
    const before = shown;
    const anchor: Pick | null = held ? { kind: 'state', id: held } : effective();
    const stood = before && anchorIn(before.drawing, anchor);
    const view = viewport.view();
    const focused = before?.hands.focused();
    before?.hands.end();
    sheet.replaceChildren(drawing.svg);
    dress(drawing, graph);
    putFolds(drawing, graph);
    const bringOut = createEmphasis(drawing, graph);
    const marking = createMarking(drawing, graph);
    const hands = followHands(frame, { drawing, graph, onPick, onFold: fold, onPoint, bringOut, reveal });
    shown = { drawing, graph, marking, hands };
    marking.draw(marks.get(), effective());
    lit = marking.lit().join(' ');
    frame.toggleAttribute('data-lit', lit !== '');

    const stands = anchorIn(drawing, anchor);
    if (stood && stands) viewport.hold(drawing.size, steadied(view, stood, stands));
    else {
      viewport.hold(drawing.size);
      const start = marking.lit().length > 0 ? marking.lit() : [startOf(graph)];
      revealAll(start.map(asState), false);
      revealPicked(false);
    }
    held = null;
    // What had the focus went with the old drawing.
    if (focused) hands.focus(focused);
  };

  const reveal = (pick: Pick) => revealAll([pick]);
  const fold = (state: string) => {
    held = state;
    onFold(state);
  };

  return {
    viewport,
    show,
    /** Picked from outside or from here: brought out, and into the frame. */
    pick: (next: Pick | null) => {
      picked = next;
      soon();
      revealPicked();
    },
    /** Whether the frame goes along with what is active. */
    follow: (isOn: boolean) => {
      isFollowing = isOn;
      along();
    },
    end: () => {
      pen.end();
      clearTimeout(goAlong);
      endMarks();
      endKeys();
      shown?.hands.end();
      viewport.end();
    },
  };
}

/** The innermost state in which a chart begins; of parallel ones the first. */
function startOf(graph: ChartGraph): string {
  const reading = readingOf(graph);
  const inner = (id: string): string => {
    const next = reading.state(id)?.initial ?? reading.inside(id)[0]?.id;
    return next === undefined ? id : inner(next);
  };
  return inner(reading.root.id);
}
