import { expect, test } from 'vitest';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { layOutChart } from '../../../src/visualiser/layout/layOutChart.ts';
import { renderChart } from '../../../src/visualiser/svg/renderChart.ts';
import { lampMachine } from './lampChart.ts';

const lamp = createGraph(lampMachine);
const layout = await layOutChart(lamp, 'right');
const svg = renderChart(lamp, layout);

const all = (name: string) => [...svg.matchAll(new RegExp(` data-${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

test('a diagram has each state and each transition once, by its id', () => {
  expect(all('state').sort()).toEqual(lamp.states.map(({ id }) => id).sort());
  expect(all('transition').sort()).toEqual(lamp.transitions.map(({ id }) => id).sort());
});

test('a line names all transitions that it carries', () => {
  const carried = all('edge').flatMap((ids) => (ids ? ids.split(' ') : []));
  expect(carried).toContain('lamp.light.on.warming|xstate.after.1500.lamp.light.on.warming|0');
  expect(new Set(carried).size).toBe(carried.length);
});

test('a state with an initial state inside has its dot', () => {
  expect(all('initial').sort()).toEqual(['lamp.light', 'lamp.light.on', 'lamp.sound']);
});

test('what is final has a ring, and what remembers all levels is marked so', () => {
  expect(svg.match(/class="ring"/g)).toHaveLength(1);
  expect(svg).toContain('>H*</text>');
});

test('a text that is cut stands whole in what is read aloud', () => {
  const actions = Array.from({ length: 12 }, (_, at) => `doAnotherThing${at}`);
  const busy = { ...lamp, transitions: lamp.transitions.map((one) => ({ ...one, actions })) };
  const long = renderChart(busy, layout, { isStandalone: true });
  expect(long).toContain(actions.join(', '));
  expect(long).toMatch(/>\/ doAnotherThing0[^<]* \+\d+<\/text>/);
});

test('only a diagram that is alone brings its style, light and dark', () => {
  expect(svg).not.toContain('<style>');
  const alone = renderChart(lamp, layout, { isStandalone: true });
  expect(alone).toContain('prefers-color-scheme:dark');
  expect(alone).toContain('--sheet:#ffffff');
  const dark = renderChart(lamp, layout, { isStandalone: true, theme: 'dark' });
  expect(dark).toContain('--sheet:#1c1917');
  expect(dark).not.toContain('prefers-color-scheme');
});

test('in a page, which reads its parts aloud by itself, a diagram does not', () => {
  expect(svg).not.toContain('aria-label');
});

test('texts of a diagram that is alone keep to their room in whatever letters the reader has', () => {
  const alone = renderChart(lamp, layout, { isStandalone: true });
  const texts = (drawing: string) => [...drawing.matchAll(/<text class="(?!sign)[^>]*>/g)].map(([start]) => start);
  expect(texts(alone)).toHaveLength(texts(svg).length);
  expect(texts(alone).filter((start) => !/ textLength="[1-9]\d*"/.test(start))).toEqual([]);
  expect(svg).not.toContain('textLength');
});

test('names with signs of their own do not break the drawing', () => {
  const odd = { ...lamp, states: lamp.states.map((state) => ({ ...state, description: '<b> & "c"' })) };
  expect(renderChart(odd, layout, { isStandalone: true })).toContain('&lt;b&gt; &amp; &quot;c&quot;');
});
