import type { Direction } from '../catalogue/catalogue.ts';
import { laidOut } from '../diagram/laidOut.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { withLetters } from './letters.ts';
import { mermaidOf } from './mermaid.ts';
import { pngOf } from './png.ts';

/** A way in which a chart can be taken away. */
export type Format = {
  name: string;
  told: string;
  /** The end of the file's name. */
  ending: string;
  type: string;
  /** Its content; rejects with the reason where it cannot be made. */
  make: (graph: ChartGraph, direction: Direction) => Promise<string | Blob>;
};

const alone = async (graph: ChartGraph, direction: Direction) =>
  withLetters(await laidOut(graph, { direction, isAlone: true }));

export const FORMATS: readonly Format[] = [
  {
    name: 'SVG',
    told: 'Sharp at every size, and light or dark as its reader’s screen is.',
    ending: 'svg',
    type: 'image/svg+xml',
    make: alone,
  },
  {
    name: 'PNG',
    told: 'A picture for slides and letters, in the theme that is shown now.',
    ending: 'png',
    type: 'image/png',
    make: async (graph, direction) =>
      pngOf(await alone(graph, direction), document.documentElement.dataset.theme === 'dark'),
  },
  {
    name: 'Mermaid',
    told: 'Text that wikis and code hosts draw themselves.',
    ending: 'mmd',
    type: 'text/plain',
    make: async (graph) => mermaidOf(graph),
  },
  {
    name: 'JSON',
    told: 'The whole graph with its descriptions. “Changes” compares it with other versions.',
    ending: 'json',
    type: 'application/json',
    make: async (graph) => `${JSON.stringify(graph, null, 2)}\n`,
  },
];
