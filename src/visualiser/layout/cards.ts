import type { GraphState, GraphTransition } from '../graph/graph.ts';
import { joinNames, measureText, truncateText } from './text.ts';
import type { VisibleState } from './visible.ts';

/** All in px. */
export const TITLE = 13;
export const EVENT = 12;
export const SMALL = 11;
const HEADER = 28;
export const PADDING = 10;
const EVENT_LINE = 16;
const SMALL_LINE = 14;
const ROW_PADDING = { across: 8, along: 3 };
const ROW_GAP = 3;
const ICON = 14;
/** Longer texts are cut; the whole of them stands in what is known of the transition. */
const WIDEST = 170;
const FOLD = 16;
const WORD = 64;

type Span = {
  kind: 'event' | 'guard' | 'action' | 'invoke' | 'entry' | 'exit' | 'count';
  text: string;
  x: number;
};
/** A line of text: its baseline, and what stands on it from left to right. */
type Line = { y: number; spans: Span[] };
/** A row of a card: where it stands in the card, and its lines from its own upper left corner. */
export type Row = { transition: GraphTransition; y: number; height: number; lines: Line[] };
/** Rows one below the other, all as wide as the widest. */
export type Card = { width: number; height: number; rows: Row[] };

const hasIcon = ({ trigger }: GraphTransition) => trigger !== 'event' && trigger !== 'always';

/** One of several answers to one event states only when it is the one: its event is reported by the row above. */
const isOtherBranch = (transition: GraphTransition, above: GraphTransition | undefined) =>
  above?.source === transition.source && above.event === transition.event;

function getLines(
  transition: GraphTransition,
  above: GraphTransition | undefined,
  isAgain: boolean,
): [Line[], number, number] {
  const lines: Line[] = [];
  let y = ROW_PADDING.along;
  let width = 0;
  const { across } = ROW_PADDING;
  const put = (size: number, height: number, spans: Omit<Span, 'x'>[], indent = 0) => {
    let x = across + indent;
    const placed = spans.map((span) => {
      const at = x;
      x += measureText(span.text, size) + 6;
      return { ...span, x: at };
    });
    lines.push({ y: y + height - 4, spans: placed });
    y += height;
    width = Math.max(width, x - 6 + across);
  };
  const isOther = isOtherBranch(transition, above);
  if (!isOther)
    put(
      EVENT,
      EVENT_LINE,
      [{ kind: 'event', text: truncateText(transition.label, EVENT, WIDEST) }],
      hasIcon(transition) || isAgain ? ICON : 0,
    );
  const guard = transition.guard ?? (transition.branch > 0 ? 'else' : null);
  const when = guard ? [{ kind: 'guard' as const, text: `[${truncateText(guard, SMALL, WIDEST - 8)}]` }] : [];
  const does =
    transition.actions.length > 0
      ? [{ kind: 'action' as const, text: `/ ${joinNames(transition.actions, SMALL, WIDEST - 10)}` }]
      : [];
  const both = [...when, ...does];
  const isShort = measureText(both.map(({ text }) => text).join('  '), SMALL) <= WIDEST;
  for (const spans of isShort && both.length > 0 ? [both] : both.map((one) => [one])) put(SMALL, SMALL_LINE, spans);
  if (lines.length === 0) put(SMALL, SMALL_LINE, [{ kind: 'guard', text: '[else]' }]);
  return [lines, width, y + ROW_PADDING.along];
}

/** The rows of transitions that share a line, or stay in a box. */
export function createCard(transitions: readonly GraphTransition[], isInBox = false): Card {
  let [y, widest] = [0, 0];
  const rows = transitions.map((transition, at) => {
    const [lines, width, height] = getLines(transition, transitions[at - 1], isInBox && transition.targets.length > 0);
    const row = { transition, y, height, lines };
    y += height + ROW_GAP;
    widest = Math.max(widest, width);
    return row;
  });
  return { width: widest, height: Math.max(0, y - ROW_GAP), rows };
}

/** What stands in a state's box, above the states inside it. */
export type StateCard = { width: number; height: number; notes: Line[]; own: Card & { y: number } };

const WORDS: Partial<Record<GraphState['kind'], string>> = { parallel: 'at once' };

/** The word beside a state's name: that what is inside goes on at once, or how much is hidden. */
export function getStateTag({ state, isCollapsed }: VisibleState, hidden: number): string {
  if (isCollapsed) return hidden === 1 ? '1 state' : `${hidden} states`;
  return WORDS[state.kind] ?? '';
}

const getNotes = ({ invokes, entry, exit }: GraphState): { kind: Span['kind']; text: string }[] => [
  ...invokes.map(({ src }) => ({ kind: 'invoke' as const, text: truncateText(src, SMALL, WIDEST) })),
  ...(entry.length > 0 ? [{ kind: 'entry' as const, text: `entry / ${joinNames(entry, SMALL, WIDEST - 40)}` }] : []),
  ...(exit.length > 0 ? [{ kind: 'exit' as const, text: `exit / ${joinNames(exit, SMALL, WIDEST - 40)}` }] : []),
];

export function createStateCard(visible: VisibleState): StateCard {
  const { state, own, inside, isCollapsed } = visible;
  const notes = getNotes(state);
  const lines = notes.map(({ kind, text }, at) => ({
    y: HEADER + 10 + at * SMALL_LINE,
    spans: [{ kind, text, x: PADDING + (kind === 'invoke' ? ICON : 0) }],
  }));
  const card = createCard(own, true);
  const isOuter = inside.length > 0 || isCollapsed;
  const word = isOuter && (isCollapsed || WORDS[state.kind]) ? WORD : 0;
  const title = measureText(state.key, TITLE) + 2 * PADDING + (isOuter ? FOLD : 0) + word;
  const y = HEADER + notes.length * SMALL_LINE + (notes.length > 0 ? 6 : 0);
  return {
    width: Math.max(
      56,
      title,
      card.width + 2 * 6,
      ...notes.map(({ kind, text }) => measureText(text, SMALL) + 2 * PADDING + (kind === 'invoke' ? ICON : 0)),
    ),
    height: y + (own.length > 0 ? card.height + 6 : 0),
    notes: lines,
    own: { ...card, y },
  };
}
