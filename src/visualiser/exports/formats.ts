import letters from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { renderLayout } from '../diagram/renderLayout.ts';
import type { ChartGraph } from '../graph/graph.ts';
import type { Naming } from '../layout/cards.ts';
import type { Direction } from '../layout/layout.ts';
import type { DrawingTheme } from '../svg/standaloneStyle.ts';
import { EMPTY_ADDRESS, formatAddress } from '../ui/address.ts';
import { toMermaid } from './mermaid.ts';
import { toPng } from './png.ts';

type DrawingOptions = { direction: Direction; naming: Naming; theme?: DrawingTheme };

/** A way in which a chart can be taken away. */
export type Format = {
  name: string;
  description: string;
  /** The end of the file's name. */
  extension: string;
  type: string;
  /** Its content; rejects with the reason where it cannot be made. */
  createContent: (graph: ChartGraph, options: DrawingOptions) => Promise<string | Blob>;
};

async function getDataUrl(url: string): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });
}

/**
 * A drawing with its own style, and in it the letters by which its boxes were measured: whoever opens the file has others,
 * and a picture that is drawn from it may load none.
 */
async function embedFonts(svg: string): Promise<string> {
  const fontFace = `@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;src:url(${await getDataUrl(letters)})}`;
  return svg.replace('<style>', `<style>${fontFace}`);
}

const renderStandaloneSvg = async (graph: ChartGraph, options: DrawingOptions) =>
  embedFonts(await renderLayout(graph, { ...options, isStandalone: true }));

export const FORMATS: readonly Format[] = [
  {
    name: 'SVG',
    description: 'Sharp at every size, and light or dark as its reader’s screen is.',
    extension: 'svg',
    type: 'image/svg+xml',
    createContent: renderStandaloneSvg,
  },
  {
    name: 'PNG',
    description: 'A picture for slides and letters, in the theme that is shown now.',
    extension: 'png',
    type: 'image/png',
    createContent: async (graph, options) => {
      const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
      return toPng(await renderStandaloneSvg(graph, { ...options, theme }));
    },
  },
  {
    name: 'Embed',
    description: 'A snippet for another page: the diagram and its words alone.',
    extension: 'html',
    type: 'text/html',
    createContent: async ({ id }, { naming }) => {
      const query = formatAddress({ ...EMPTY_ADDRESS, chart: id, naming, embed: 'yes' });
      const src = new URL(`${location.pathname}${query}`, location.origin).href.replaceAll('&', '&amp;');
      return `<iframe src="${src}" title="${id}" width="100%" height="640" loading="lazy"></iframe>\n`;
    },
  },
  {
    name: 'Mermaid',
    description: 'Text that wikis and code hosts draw themselves.',
    extension: 'mmd',
    type: 'text/plain',
    createContent: async (graph) => toMermaid(graph),
  },
  {
    name: 'JSON',
    description: 'The whole graph with its descriptions. “Changes” compares it with other versions.',
    extension: 'json',
    type: 'application/json',
    createContent: async (graph) => `${JSON.stringify(graph, null, 2)}\n`,
  },
];
