/** The chart and the state that a story shows, from `createStateStories`. */
export type StoryState = { machine: string; state: string };

/**
 * Lights the state of a story in the drawing of its chart, with all that it stands in. Gives the state's element, to be
 * brought into view; null where the drawing has no such state.
 */
export function highlightState(drawing: ParentNode, { machine, state }: StoryState): Element | null {
  for (const lit of drawing.querySelectorAll('[data-active]')) lit.removeAttribute('data-active');
  const keys = state.split('.');
  const path = keys.map((_, at) => [machine, ...keys.slice(0, at + 1)].join('.'));
  const elements = path.map((id) => drawing.querySelector(`[data-state="${CSS.escape(id)}"]`));
  for (const element of elements) element?.setAttribute('data-active', '');
  elements.at(-1)?.setAttribute('data-active', 'here');
  return elements.at(-1) ?? null;
}
