import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Naming } from '../layout/cards.ts';
import type { Point } from '../layout/layout.ts';
import type { MarksStore } from '../marks/marks.ts';
import { throttleToFrame } from '../marks/throttleToFrame.ts';
import { addButtons, nameButtons } from './accessibleNames.ts';
import { type Drawing, getCommonBox } from './drawing.ts';
import { addFoldControls } from './folds.ts';
import { listenToInput } from './input.ts';
import { listenToKeys } from './keys.ts';
import { createEmphasis, createMarkPainter, getEnds } from './markPainter.ts';
import { createSemanticZoom } from './semanticZoom.ts';
import { anchorView, getCenter, toScreenPoint, zoomBy } from './view.ts';
import { createViewport } from './viewport.ts';

type Parts = {
  frame: HTMLElement;
  sheet: HTMLElement;
  marks: MarksStore;
  /** By the id of a state or a transition, as everything that concerns a part of the drawing. */
  onPick: (pick: string | null) => void;
  onFold: (state: string) => void;
  /** What is under the pointer or has the focus. */
  onPoint: (pick: string | null) => void;
};

type CanvasContent = {
  drawing: Drawing;
  graph: ChartGraph;
  painter: ReturnType<typeof createMarkPainter>;
  input: ReturnType<typeof listenToInput>;
  zoomTo: ReturnType<typeof createSemanticZoom>;
};

/** Milliseconds between two moves of a frame that follows. */
const FOLLOW_INTERVAL = 250;

export type Canvas = ReturnType<typeof createCanvas>;

/** A diagram in a frame, driven without React: what it shows changes with every event of a chart that runs. */
export function createCanvas({ frame, sheet, marks, onPick, onFold, onPoint }: Parts) {
  const viewport = createViewport(frame, sheet);
  let content: CanvasContent | null = null;
  let picked: string | null = null;
  let naming: Naming = 'words';
  let isFollowing = true;
  let litIds = '';
  /** What was folded or unfolded last, which stays where it is. */
  let anchorId: string | null = null;
  let lastFollowedAt = 0;
  let followTimer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    if (!content) return;
    content.painter.draw(marks.get(), picked);
    const now = content.painter.getLitIds();
    if (now.join(' ') === litIds) return;
    litIds = now.join(' ');
    frame.toggleAttribute('data-lit', now.length > 0);
    if (isFollowing) followTimer ||= setTimeout(followActive, FOLLOW_INTERVAL);
  };
  /** Not with every change: what is measured makes the page lay itself out. */
  const followActive = () => {
    followTimer = undefined;
    // A glide paints the whole drawing in every frame: only where there is time for it.
    const isAnimated = performance.now() - lastFollowedAt > 4 * FOLLOW_INTERVAL;
    lastFollowedAt = performance.now();
    if (isFollowing) revealParts(content?.painter.getLitIds() ?? [], isAnimated);
  };
  const throttledDraw = throttleToFrame(draw);
  const { schedule: scheduleDraw } = throttledDraw;
  const endMarks = marks.subscribe(scheduleDraw);
  const endKeys = listenToKeys(frame, viewport);

  /** All of them where they fit into the frame as it is, else the first. */
  const revealParts = (picks: readonly string[], isAnimated = true) => {
    if (!content) return;
    const frameSize = viewport.getFrameSize();
    const { scale } = viewport.getView();
    const all = getCommonBox(content.drawing, picks);
    const fits = all && all.width * scale <= frameSize.width - 40 && all.height * scale <= frameSize.height - 40;
    const part = fits ? all : getCommonBox(content.drawing, picks.slice(0, 1));
    if (part) viewport.reveal(part, isAnimated);
  };

  const endRest = viewport.onRest(() => content?.zoomTo(viewport.getView().scale));

  const revealPicked = (isAnimated = true) => {
    if (!content || !picked) return;
    revealParts([picked, ...getEnds(content.graph, picked)], isAnimated);
  };

  /** The center of the part that must not move. */
  const getAnchorPoint = (drawing: Drawing, anchor: string | null): Point | null => {
    const box = anchor && drawing.getBox(anchor);
    return box ? getCenter(box) : null;
  };

  const show = (drawing: Drawing, graph: ChartGraph) => {
    const before = content;
    const anchor = anchorId ?? picked;
    const oldAnchor = before && getAnchorPoint(before.drawing, anchor);
    const view = viewport.getView();
    const focused = before?.input.getFocused();
    before?.input.end();
    sheet.replaceChildren(drawing.svg);
    addButtons(drawing);
    nameButtons(drawing, graph, naming);
    addFoldControls(drawing, graph);
    const emphasize = createEmphasis(drawing, graph);
    const painter = createMarkPainter(drawing, graph);
    const input = listenToInput(frame, { drawing, graph, onPick, onFold: fold, onPoint, emphasize, reveal });
    const zoomTo = createSemanticZoom(drawing);
    content = { drawing, graph, painter, input, zoomTo };
    painter.draw(marks.get(), picked);
    litIds = painter.getLitIds().join(' ');
    frame.toggleAttribute('data-lit', litIds !== '');

    const newAnchor = getAnchorPoint(drawing, anchor);
    const isWhole = drawing.isOverview;
    if (oldAnchor && newAnchor && !isWhole) {
      // What is opened can be read, and stays where it was pressed.
      const next = anchorView(view, oldAnchor, newAnchor);
      viewport.setDrawing(drawing.size, {
        next: zoomBy(next, Math.max(1, 1 / view.scale), toScreenPoint(next, newAnchor)),
      });
      if (anchorId) revealParts([anchorId], false);
    } else {
      viewport.setDrawing(drawing.size, { isWhole });
      const start = painter.getLitIds().length > 0 ? painter.getLitIds() : [getStart(graph)];
      revealParts(start, false);
      revealPicked(false);
    }
    anchorId = null;
    // What had the focus went with the old drawing.
    if (focused) input.focus(focused);
  };

  const reveal = (pick: string) => revealParts([pick]);
  const fold = (state: string) => {
    anchorId = state;
    onFold(state);
  };

  return {
    viewport,
    show,
    /** Highlights the selection and scrolls it into the frame. */
    setPick: (next: string | null) => {
      picked = next;
      scheduleDraw();
      revealPicked();
    },
    /** How a screen reader names transitions. */
    setNaming: (next: Naming) => {
      naming = next;
      if (content) nameButtons(content.drawing, content.graph, naming);
    },
    /** Whether the frame follows what is active. */
    follow: (isOn: boolean) => {
      isFollowing = isOn;
      followActive();
    },
    end: () => {
      throttledDraw.end();
      clearTimeout(followTimer);
      endMarks();
      endKeys();
      endRest();
      content?.input.end();
      viewport.end();
    },
  };
}

/** The innermost state in which a chart begins; of parallel ones the first. */
function getStart(graph: ChartGraph): string {
  const graphIndex = getGraphIndex(graph);
  const getInnermost = (id: string): string => {
    const next = graphIndex.getState(id)?.initial ?? graphIndex.getChildren(id)[0]?.id;
    return next === undefined ? id : getInnermost(next);
  };
  return getInnermost(graphIndex.root.id);
}
