import type { GraphState, GraphTransition } from '../graph/graph.ts';
import { formatCount, humanizeName } from '../graph/words.ts';
import { joinNames, measureText, truncateText, wrapText } from './text.ts';
import type { VisibleState } from './visible.ts';

/** All in px; chart.css has the same sizes. */
const SIZES = { box: 16, name: 13, event: 12, small: 12 };
const HEADER = 28;
export const PADDING = 10;
const BOX = { across: 14, top: 8, nameLine: 19, line: 17, bottom: 10, widest: 116 };
const LINE = 16;
const ROW_PADDING = { across: 8, along: 3 };
const ROW_GAP = 3;
const ICON = 14;
/** Longer texts are cut or wrapped; the whole of them stands in what is known of the transition. */
const WIDEST = 172;
const MOST_LINES = 3;
const FOLD = 16;
const WORD = 64;

/** In which language a diagram is read: as its author described it, or by the names of its code. */
export type Naming = 'words' | 'code';
type Texts = Record<Naming, string>;

type Span = {
  kind: 'box-name' | 'event' | 'guard' | 'action' | 'invoke' | 'entry' | 'exit' | 'said' | 'count';
  text: string;
  x: number;
};
/** A line of text: its baseline, and what stands on it from left to right. */
type Line = { y: number; spans: Span[] };
/** The same place filled in either language: both have room in it. */
type Lines = Record<Naming, Line[]>;
/** A row of a card: where it stands in the card, and its lines from its own upper left corner. */
export type Row = { transition: GraphTransition; y: number; height: number; lines: Lines };
/** Rows one below the other, all as wide as the widest. */
export type Card = { width: number; height: number; rows: Row[] };

/** How large a text is written, by its class in the drawing. */
export const getTextSize = (kind: string): number =>
  kind === 'box-name' ? SIZES.box : kind === 'name' ? SIZES.name : kind === 'event' ? SIZES.event : SIZES.small;

/** A state's name in both languages; the chart's own for the root. */
export const getStateNames = ({ key, id, parent }: GraphState): Texts => ({
  words: humanizeName(parent === null ? id : key),
  code: key,
});

const hasIcon = ({ trigger }: GraphTransition) => trigger !== 'event' && trigger !== 'always';

/** One of several answers to one event states only when it is the one: its event is reported by the row above. */
const isOtherBranch = (transition: GraphTransition, above: GraphTransition | undefined) =>
  above?.source === transition.source && above.event === transition.event;

/** Lines from the top of a row, and how wide they are. */
function writeLines(all: { spans: Omit<Span, 'x'>[]; indent?: number }[]): { lines: Line[]; width: number } {
  let width = 0;
  const lines = all.map(({ spans, indent = 0 }, at): Line => {
    let x = ROW_PADDING.across + indent;
    const placed = spans.map((span) => {
      const from = x;
      x += measureText(span.text, getTextSize(span.kind)) + 6;
      return { ...span, x: from };
    });
    width = Math.max(width, x - 6 + ROW_PADDING.across);
    return { y: ROW_PADDING.along + (at + 1) * LINE - 4, spans: placed };
  });
  return { lines, width };
}

function writeCode(transition: GraphTransition, above: GraphTransition | undefined, indent: number, leap: string) {
  const all: Parameters<typeof writeLines>[0] = [];
  if (!isOtherBranch(transition, above))
    all.push({ spans: [{ kind: 'event', text: truncateText(transition.label, SIZES.event, WIDEST) }], indent });
  const guard = transition.guard ?? (transition.branch > 0 ? 'else' : null);
  const when: Omit<Span, 'x'>[] = guard
    ? [{ kind: 'guard', text: `[${truncateText(guard, SIZES.small, WIDEST - 8)}]` }]
    : [];
  const does: Omit<Span, 'x'>[] =
    transition.actions.length > 0
      ? [{ kind: 'action', text: `/ ${joinNames(transition.actions, SIZES.small, WIDEST - 10)}` }]
      : [];
  const both = [...when, ...does];
  const isShort = measureText(both.map(({ text }) => text).join('  '), SIZES.small) <= WIDEST;
  for (const spans of isShort && both.length > 0 ? [both] : both.map((one) => [one])) all.push({ spans });
  if (all.length === 0) all.push({ spans: [{ kind: 'guard', text: '[else]' }] });
  if (leap) all.push({ spans: [{ kind: 'action', text: `→ ${truncateText(leap, SIZES.small, WIDEST - 14)}` }] });
  return writeLines(all);
}

function writeWords({ description, label }: GraphTransition, indent: number, leap: string) {
  const texts = wrapText(description || label, SIZES.event, WIDEST - indent, MOST_LINES);
  return writeLines([
    ...texts.map((text) => ({ spans: [{ kind: 'event' as const, text }], indent })),
    ...(leap
      ? [
          {
            spans: [
              { kind: 'action' as const, text: `→ ${truncateText(humanizeName(leap), SIZES.small, WIDEST - 14)}` },
            ],
          },
        ]
      : []),
  ]);
}

/** Where a row in a box leads that has no line; nothing where it comes back to its box. */
const getLeap = ({ source, targets: [target] }: GraphTransition, box: string | null) =>
  box === null || target === undefined || target === source ? '' : (target.split('.').at(-1) as string);

/** The rows of transitions that share a line, or stay in the box of a state. */
export function createCard(transitions: readonly GraphTransition[], box: string | null = null): Card {
  let [y, widest] = [0, 0];
  const rows = transitions.map((transition, at): Row => {
    const leap = getLeap(transition, box);
    const isAgain = box !== null && transition.targets.length > 0;
    const indent = hasIcon(transition) || isAgain ? ICON : 0;
    const code = writeCode(transition, transitions[at - 1], indent, leap);
    const words = writeWords(transition, indent, leap);
    const height = Math.max(code.lines.length, words.lines.length) * LINE + 2 * ROW_PADDING.along;
    const row = { transition, y, height, lines: { code: code.lines, words: words.lines } };
    y += height + ROW_GAP;
    widest = Math.max(widest, code.width, words.width);
    return row;
  });
  return { width: widest, height: Math.max(0, y - ROW_GAP), rows };
}

/** What stands in a state's box, above the states inside it. */
export type StateCard = { width: number; height: number; notes: Lines; own: Card & { y: number } };

const WORDS: Partial<Record<GraphState['kind'], string>> = { parallel: 'at once' };

/** The word beside a state's name: that what is inside goes on at once, or how much is hidden. */
export const getStateTag = ({ state, isCollapsed, isBox, count }: VisibleState): string =>
  isBox ? '' : isCollapsed ? formatCount(count, 'state') : (WORDS[state.kind] ?? '');

const getNotes = ({ invokes, entry, exit }: GraphState): Omit<Span, 'x'>[] => [
  ...invokes.map(({ src }) => ({ kind: 'invoke' as const, text: truncateText(src, SIZES.small, WIDEST) })),
  ...(entry.length > 0
    ? [{ kind: 'entry' as const, text: `entry / ${joinNames(entry, SIZES.small, WIDEST - 40)}` }]
    : []),
  ...(exit.length > 0 ? [{ kind: 'exit' as const, text: `exit / ${joinNames(exit, SIZES.small, WIDEST - 40)}` }] : []),
];

/** A named box of the overview: how much is in it, and where it leads without a line. */
function createBoxCard({ state, count, isOpenToAll, jumps }: VisibleState): StateCard {
  const names = getStateNames(state);
  const lines = { words: wrapText(names.words, SIZES.box, BOX.widest, 2), code: [names.code] };
  const top = BOX.top + lines.words.length * BOX.nameLine;
  const facts = [count > 0 && formatCount(count, 'state'), isOpenToAll && 'from anywhere'].filter(
    (one) => one !== false,
  );
  const leaps = jumps.map((target) => `→ ${truncateText(getStateNames(target).words, SIZES.small, BOX.widest)}`);
  const texts = [...facts, ...leaps];
  const write = (language: Naming): Line[] => [
    ...lines[language].map(
      (text, at): Line => ({
        y: BOX.top + (at + 1) * BOX.nameLine - 3,
        spans: [{ kind: 'box-name', text, x: BOX.across }],
      }),
    ),
    ...texts.map(
      (text, at): Line => ({ y: top + (at + 1) * BOX.line - 4, spans: [{ kind: 'count', text, x: BOX.across }] }),
    ),
  ];
  const widest = Math.max(
    ...Object.values(lines).flatMap((some) => some.map((name) => measureText(name, SIZES.box))),
    ...texts.map((text) => measureText(text, SIZES.small)),
  );
  return {
    width: Math.max(72, widest + 2 * BOX.across + (count > 0 ? FOLD : 0)),
    height: top + texts.length * BOX.line + BOX.bottom,
    notes: { code: write('code'), words: write('words') },
    own: { width: 0, height: 0, rows: [], y: 0 },
  };
}

export function createStateCard(visible: VisibleState): StateCard {
  if (visible.isBox) return createBoxCard(visible);
  const { state, own, inside, isCollapsed, isFrame } = visible;
  const lineAt = (spans: Line['spans'], at: number): Line => ({ y: HEADER + 10 + at * LINE, spans });
  const notes = (isFrame ? [] : getNotes(state)).map((note, at) =>
    lineAt([{ ...note, x: PADDING + (note.kind === 'invoke' ? ICON : 0) }], at),
  );
  const said =
    state.parent === null
      ? []
      : wrapText(state.description, SIZES.small, WIDEST, MOST_LINES).map((text, at) =>
          lineAt([{ kind: 'said', text, x: PADDING }], at),
        );
  const card = createCard(own, state.id);
  const isOuter = inside.length > 0 || isCollapsed;
  const word = isOuter && (isCollapsed || WORDS[state.kind]) ? WORD : 0;
  const title =
    Math.max(...Object.values(getStateNames(state)).map((name) => measureText(name, SIZES.name))) +
    2 * PADDING +
    (isOuter ? FOLD : 0) +
    word;
  const count = Math.max(notes.length, said.length);
  const y = HEADER + count * LINE + (count > 0 ? 6 : 0);
  return {
    width: Math.max(
      56,
      title,
      card.width + 2 * 6,
      ...[...notes, ...said].flatMap(({ spans }) =>
        spans.map(({ text, x }) => measureText(text, SIZES.small) + x + PADDING),
      ),
    ),
    height: y + (own.length > 0 ? card.height + 6 : 0),
    notes: { code: notes, words: said },
    own: { ...card, y },
  };
}
