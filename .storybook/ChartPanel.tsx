/** @jsxRuntime classic */
// The manager has a React of its own, which only its name leads to.
import React, { useEffect, useRef, useState } from 'react';
import { CHARTS } from './charts.ts';
import { light, type Shown } from './lit.ts';

/** Over the drawing's own style: where the story stands. Regions beside it and what surrounds it stay as they are. */
const LIT = `
.chart { display: block; }
.chart [data-active] > .box { stroke: var(--accent); }
.chart [data-active]:not([data-depth]) > .box, .chart [data-lit] > .box {
  stroke: var(--accent); stroke-width: 2.5; fill: color-mix(in srgb, var(--accent) 14%, var(--sheet));
}`;

async function textOf(name: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${CHARTS}/data/${name}`, { signal });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

type Drawing = { machine: string; svg: string; style: string };

/** A flow's diagram beside the story of one of its states, lit at that state. */
export function ChartPanel({ shown }: { shown: Shown | undefined }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [fault, setFault] = useState('');
  const paper = useRef<HTMLDivElement>(null);
  const machine = shown?.machine;

  useEffect(() => {
    if (!machine) return;
    const leaving = new AbortController();
    setFault('');
    Promise.all([textOf(`${machine}.right.svg`, leaving.signal), textOf('chart.css', leaving.signal)]).then(
      ([svg, style]) => setDrawing({ machine, svg, style }),
      (error: Error) => leaving.signal.aborted || setFault(error.message),
    );
    return () => leaving.abort();
  }, [machine]);

  useEffect(() => {
    if (!shown || drawing?.machine !== shown.machine || !paper.current) return;
    light(paper.current, shown)?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [shown, drawing]);

  if (!shown) return <p style={{ padding: 16 }}>This story shows no state of a chart.</p>;
  if (fault)
    return (
      <p style={{ padding: 16 }}>
        The diagram of {shown.machine} could not be read: {fault}
      </p>
    );
  if (drawing?.machine !== shown.machine) return null;
  return (
    <section aria-label={`Diagram of ${shown.machine}, at ${shown.state}`} style={{ height: '100%', overflow: 'auto' }}>
      <style>{drawing.style + LIT}</style>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from the chart by this very build */}
      <div ref={paper} style={{ padding: 12 }} dangerouslySetInnerHTML={{ __html: drawing.svg }} />
    </section>
  );
}
