import type { ChartGraph, GraphState, GraphTransition } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';

/** Mermaid ends a text at a colon, a semicolon or a line's end. */
const escapeText = (text: string) =>
  text.replace(/[:;#]/g, (character) => `#${character.charCodeAt(0)};`).replace(/\s+/g, ' ');

const getName = (id: string) => id.replace(/\W/g, '_');

const formatLabel = ({ label, guard, actions }: GraphTransition) =>
  escapeText([label, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(Boolean).join(' '));

/**
 * A chart as a Mermaid state diagram. Mermaid cannot draw a line between a state and one inside it, nor what a state does:
 * both stand in a note.
 */
export function toMermaid(graph: ChartGraph): string {
  const { states, transitions } = graph;
  const { root, getState, getChildren, getOutgoing, getLineage } = getGraphIndex(graph);
  const isInside = (id: string, outer: string) => id !== outer && getLineage(id).some((state) => state.id === outer);
  const isDrawable = (source: string, target: string) =>
    source === target ? getChildren(source).length === 0 : !isInside(source, target) && !isInside(target, source);

  const getNotes = ({ id, invokes, entry, exit }: GraphState): string[] => [
    ...invokes.map(({ src }) => `runs ${escapeText(src)}`),
    ...(entry.length > 0 ? [escapeText(`entry / ${entry.join(', ')}`)] : []),
    ...(exit.length > 0 ? [escapeText(`exit / ${exit.join(', ')}`)] : []),
    ...getOutgoing(id)
      .filter(({ targets }) => !targets.some((target) => isDrawable(id, target)))
      .map((transition) => {
        const targets = transition.targets.map((target) => getState(target)?.key ?? target);
        return formatLabel(transition) + (targets.length > 0 ? ` → ${targets.join(', ')}` : '');
      }),
  ];

  const formatState = (state: GraphState, indent: string): string[] => {
    const name = getName(state.id);
    const inside = getChildren(state.id);
    const innerIndent = `${indent}  `;
    const title = state.history ? (state.history.isDeep ? 'H*' : 'H') : escapeText(state.key);
    const notes = getNotes(state);
    const note =
      notes.length > 0
        ? [`${indent}note right of ${name}`, ...notes.map((line) => innerIndent + line), `${indent}end note`]
        : [];
    if (inside.length === 0) return [`${indent}state "${title}" as ${name}`, ...note];
    const initialLine = state.initial ? [`${innerIndent}[*] --> ${getName(state.initial)}`] : [];
    const children = inside.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${innerIndent}--`] : []),
      ...formatState(child, innerIndent),
      ...(child.kind === 'final' ? [`${innerIndent}${getName(child.id)} --> [*]`] : []),
    ]);
    return [`${indent}state "${title}" as ${name} {`, ...initialLine, ...children, `${indent}}`, ...note];
  };

  const transitionLines = transitions.flatMap((transition) =>
    transition.targets
      .filter((target) => isDrawable(transition.source, target))
      .map((target) => `  ${getName(transition.source)} --> ${getName(target)} : ${formatLabel(transition)}`),
  );
  const historyLines = states.flatMap(({ id, history }) =>
    (history?.targets ?? []).map((target) => `  ${getName(id)} --> ${getName(target)}`),
  );
  return ['stateDiagram-v2', ...formatState(root, '  '), ...transitionLines, ...historyLines, ''].join('\n');
}
