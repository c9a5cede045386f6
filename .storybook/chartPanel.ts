import { createElement, useEffect, useRef, useState } from 'react';
import { CHARTS } from './charts.ts';

/** The chart and the state that a story shows, from `createStateStories`. */
export type StoryState = { machine: string; state: string };

/** Over the drawing's own style: where the story stands, and what that stands in. */
const HIGHLIGHT_STYLE = `
@font-face {
  font-family: "Instrument Sans Variable"; font-weight: 400 700;
  src: url(fonts/instrument-sans-latin-wght-normal.woff2) format("woff2-variations");
}
.chart { display: block; }
.chart [data-active] > .box { stroke: var(--found); stroke-width: 1.5; }
.chart [data-active="here"] > .box { stroke-width: 3; fill: color-mix(in srgb, var(--found) 14%, var(--sheet)); }`;

async function getText(name: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${CHARTS}/data/${name}`, { signal });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

type Drawing = { machine: string; svg: string; style: string };

/** A flow's diagram beside the story of one of its states, lit at that state. */
export function ChartPanel({ storyState }: { storyState: StoryState | undefined }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [fault, setFault] = useState('');
  const paper = useRef<HTMLDivElement>(null);
  const machine = storyState?.machine;

  useEffect(() => {
    if (!machine) return;
    const leaving = new AbortController();
    setFault('');
    Promise.all([getText(`${machine}.whole.right.svg`, leaving.signal), getText('chart.css', leaving.signal)]).then(
      ([svg, style]) => setDrawing({ machine, svg, style }),
      (error: Error) => leaving.signal.aborted || setFault(error.message),
    );
    return () => leaving.abort();
  }, [machine]);

  useEffect(() => {
    if (!storyState || drawing?.machine !== storyState.machine || !paper.current) return;
    const svg = paper.current.querySelector('svg');
    if (svg) svg.style.width = `${svg.viewBox.baseVal.width}px`;
    const lit = highlightState(paper.current, storyState);
    // A panel is there before it can be seen, and has no room then to bring anything into view.
    const watching = new ResizeObserver(() => lit?.scrollIntoView({ block: 'center', inline: 'center' }));
    watching.observe(paper.current.parentElement ?? paper.current);
    return () => watching.disconnect();
  }, [storyState, drawing]);

  const note = (text: string) => createElement('p', { style: { padding: 16 } }, text);
  if (!storyState) return note('This story shows no state of a chart.');
  if (fault) return note(`The diagram of ${storyState.machine} could not be read: ${fault}`);
  if (drawing?.machine !== storyState.machine) return null;
  return createElement(
    'section',
    {
      'aria-label': `Diagram of ${storyState.machine}, at ${storyState.state}`,
      style: { height: '100%', overflow: 'auto' },
    },
    createElement('style', null, drawing.style + HIGHLIGHT_STYLE),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from the chart by this very build
    createElement('div', { ref: paper, style: { padding: 12 }, dangerouslySetInnerHTML: { __html: drawing.svg } }),
  );
}

/**
 * Lights the state of a story in the drawing of its chart, with all that it stands in. Gives the state's element, to be
 * brought into view; null where the drawing has no such state.
 */
function highlightState(drawing: ParentNode, { machine, state }: StoryState): Element | null {
  for (const lit of drawing.querySelectorAll('[data-active]')) lit.removeAttribute('data-active');
  const keys = state.split('.');
  const path = keys.map((_, at) => [machine, ...keys.slice(0, at + 1)].join('.'));
  const elements = path.map((id) => drawing.querySelector(`[data-state="${CSS.escape(id)}"]`));
  for (const element of elements) element?.setAttribute('data-active', '');
  elements.at(-1)?.setAttribute('data-active', 'here');
  return elements.at(-1) ?? null;
}
