import { getBoundingBox } from '../layout/boundingBox.ts';
import type { Box, Direction } from '../layout/layout.ts';
import type { Size } from './view.ts';

/** An SVG element with these attributes. */
export function createSvgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A drawn chart in the page, and where in it everything is. */
export type Drawing = {
  svg: SVGSVGElement;
  /** Its own units are px at a scale of 1. */
  size: Size;
  direction: Direction;
  /** Its boxes are named, and few: it opens as a whole. */
  isOverview: boolean;
  states: ReadonlyMap<string, SVGGElement>;
  /** By transition: its row of words, and the line that carries it (none where it stays inside its state). */
  rows: ReadonlyMap<string, SVGGElement>;
  edges: ReadonlyMap<string, SVGGElement>;
  /** Where a state or a transition lies, from the drawing's upper left corner; null for what is not drawn. It must be in the page. */
  getBox(id: string): Box | null;
};

/**
 * Reads a drawing that our own build or worker made, and gives it as an element of this document.
 * @throws where the text is no such drawing
 */
export function parseDrawing(text: string): Drawing {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const svg = document.adoptNode(root);
  if (!(svg instanceof SVGSVGElement)) throw new Error('The diagram could not be read');
  const { width, height } = svg.viewBox.baseVal;
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));

  const states = mapByAttribute(svg, '[data-state]', 'data-state');
  const rows = mapByAttribute(svg, '[data-transition]', 'data-transition');
  const edges = new Map<string, SVGGElement>();
  for (const edge of svg.querySelectorAll<SVGGElement>('[data-edge]')) {
    for (const id of getEdgeTransitions(edge)) edges.set(id, edge);
  }

  const getElementBox = (element: SVGElement): Box => {
    const svgRect = svg.getBoundingClientRect();
    const elementRect = element.getBoundingClientRect();
    const scale = svgRect.width / width || 1;
    return {
      x: (elementRect.left - svgRect.left) / scale,
      y: (elementRect.top - svgRect.top) / scale,
      width: elementRect.width / scale,
      height: elementRect.height / scale,
    };
  };

  return {
    svg,
    size: { width, height },
    isOverview: svg.hasAttribute('data-overview'),
    direction: svg.getAttribute('data-direction') === 'down' ? 'down' : 'right',
    states,
    rows,
    edges,
    getBox: (id) => {
      const state = states.get(id);
      const element = state ? getShape(state) : (rows.get(id) ?? edges.get(id));
      return element ? getElementBox(element) : null;
    },
  };
}

/** The transitions that a drawn line carries. */
export const getEdgeTransitions = (edge: Element): string[] =>
  edge.getAttribute('data-edge')?.split(' ').filter(Boolean) ?? [];

/** The outline of a state: its group holds words besides. */
const getShape = (state: SVGGElement): SVGGraphicsElement =>
  state.querySelector<SVGGraphicsElement>(':scope > .box') ?? state;

/** The same in the drawing's own coordinates, as it is written there: known before it is in a page. */
export function getOutline(state: SVGGElement): Box {
  const shape = getShape(state);
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape.localName === 'rect') {
    return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
  }
  const r = number('r');
  return { x: number('cx') - r, y: number('cy') - r, width: 2 * r, height: 2 * r };
}

/** The part of the drawing in which things lie together; null where none of them is drawn. */
export const getCommonBox = (drawing: Drawing, ids: readonly string[]): Box | null =>
  getBoundingBox(ids.flatMap((id) => drawing.getBox(id) ?? []));

const mapByAttribute = (svg: SVGSVGElement, selector: string, name: string) =>
  new Map(
    [...svg.querySelectorAll<SVGGElement>(selector)].map((element) => [element.getAttribute(name) ?? '', element]),
  );
