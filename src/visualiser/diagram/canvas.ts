import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Naming } from '../layout/cards.ts';
import type { MarksStore, Pick } from '../marks/marks.ts';
import { addButtons, nameButtons } from './accessibleNames.ts';
import { type Drawing, getSpan } from './drawing.ts';
import { addFoldControls } from './folds.ts';
import { listenToInput } from './input.ts';
import { listenToKeys } from './keys.ts';
import { createEmphasis, createMarkPainter, getEnds } from './markPainter.ts';
import { createSemanticZoom } from './semanticZoom.ts';
import { throttleToFrame } from './throttleToFrame.ts';
import { anchorView, getCenter, type Point, toScreenPoint, zoomBy } from './view.ts';
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

type CanvasContent = {
  drawing: Drawing;
  graph: ChartGraph;
  marking: ReturnType<typeof createMarkPainter>;
  hands: ReturnType<typeof listenToInput>;
  zoomTo: ReturnType<typeof createSemanticZoom>;
};

/** Milliseconds between two moves of a frame that goes along. */
const PACE = 250;

const asState = (id: string): Pick => ({ kind: 'state', id });

export type Canvas = ReturnType<typeof createCanvas>;

/** A diagram in a frame, driven without React: what it shows changes with every event of a chart that runs. */
export function createCanvas({ frame, sheet, marks, onPick, onFold, onPoint }: Parts) {
  const viewport = createViewport(frame, sheet);
  let content: CanvasContent | null = null;
  let picked: Pick | null = null;
  let naming: Naming = 'words';
  let isFollowing = true;
  let lit = '';
  /** What was folded or unfolded last, which stays where it is. */
  let anchorId: string | null = null;
  let wentAlong = 0;
  let goAlong: ReturnType<typeof setTimeout> | undefined;

  const effective = () => picked ?? marks.get().picked ?? null;

  const draw = () => {
    if (!content) return;
    content.marking.draw(marks.get(), effective());
    const now = content.marking.lit();
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
    if (isFollowing) revealAll(content?.marking.lit().map(asState) ?? [], isCalm);
  };
  const pen = throttleToFrame(draw);
  const { soon } = pen;
  const endMarks = marks.subscribe(soon);
  const endKeys = listenToKeys(frame, viewport);

  /** All of them where they fit into the frame as it is, else the first. */
  const revealAll = (picks: readonly Pick[], isCalm = true) => {
    if (!content) return;
    const room = viewport.frame();
    const { scale } = viewport.view();
    const all = getSpan(content.drawing, picks);
    const fits = all && all.width * scale <= room.width - 40 && all.height * scale <= room.height - 40;
    const part = fits ? all : getSpan(content.drawing, picks.slice(0, 1));
    if (part) viewport.reveal(part, isCalm);
  };

  const endRest = viewport.onRest(() => content?.zoomTo(viewport.view().scale));

  const revealPicked = (isCalm = true) => {
    if (!content || !picked) return;
    const ends = getEnds(content.graph, picked).map(asState);
    revealAll([picked, ...ends], isCalm);
  };

  /** Where the thing lies that is to stay where it is. */
  const anchorIn = (drawing: Drawing, anchor: Pick | null): Point | null => {
    const box = anchor && drawing.boxOf(anchor);
    return box ? getCenter(box) : null;
  };

  const show = (drawing: Drawing, graph: ChartGraph) => {
    const before = content;
    const anchor: Pick | null = anchorId ? { kind: 'state', id: anchorId } : effective();
    const oldAnchor = before && anchorIn(before.drawing, anchor);
    const view = viewport.view();
    const focused = before?.hands.focused();
    before?.hands.end();
    sheet.replaceChildren(drawing.svg);
    addButtons(drawing);
    nameButtons(drawing, graph, naming);
    addFoldControls(drawing, graph);
    const bringOut = createEmphasis(drawing, graph);
    const marking = createMarkPainter(drawing, graph);
    const hands = listenToInput(frame, { drawing, graph, onPick, onFold: fold, onPoint, bringOut, reveal });
    const zoomTo = createSemanticZoom(drawing);
    content = { drawing, graph, marking, hands, zoomTo };
    marking.draw(marks.get(), effective());
    lit = marking.lit().join(' ');
    frame.toggleAttribute('data-lit', lit !== '');

    const newAnchor = anchorIn(drawing, anchor);
    const isWhole = drawing.isOverview;
    if (oldAnchor && newAnchor && !isWhole) {
      // What is opened can be read, and stays where it was pressed.
      const next = anchorView(view, oldAnchor, newAnchor);
      viewport.hold(drawing.size, { next: zoomBy(next, Math.max(1, 1 / view.scale), toScreenPoint(next, newAnchor)) });
      if (anchorId) revealAll([{ kind: 'state', id: anchorId }], false);
    } else {
      viewport.hold(drawing.size, { isWhole });
      const start = marking.lit().length > 0 ? marking.lit() : [getStart(graph)];
      revealAll(start.map(asState), false);
      revealPicked(false);
    }
    anchorId = null;
    // What had the focus went with the old drawing.
    if (focused) hands.focus(focused);
  };

  const reveal = (pick: Pick) => revealAll([pick]);
  const fold = (state: string) => {
    anchorId = state;
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
    /** How a screen reader names transitions. */
    name: (next: Naming) => {
      naming = next;
      if (content) nameButtons(content.drawing, content.graph, naming);
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
      endRest();
      content?.hands.end();
      viewport.end();
    },
  };
}

/** The innermost state in which a chart begins; of parallel ones the first. */
function getStart(graph: ChartGraph): string {
  const reading = getGraphIndex(graph);
  const inner = (id: string): string => {
    const next = reading.state(id)?.initial ?? reading.inside(id)[0]?.id;
    return next === undefined ? id : inner(next);
  };
  return inner(reading.root.id);
}
