import { describe, expect, test } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { layOutChart, layOutOpened, layOutOverview } from '../../../src/visualiser/layout/layOutChart.ts';
import type { Box } from '../../../src/visualiser/layout/layout.ts';
import { scoreLayout } from '../../../src/visualiser/layout/score.ts';
import { renderChart } from '../../../src/visualiser/svg/renderChart.ts';
import { lampMachine } from './lampChart.ts';

const lamp = createGraph(lampMachine);
const checkout = createGraph(checkoutMachine);
const right = await layOutChart(lamp, 'right');
const down = await layOutChart(lamp, 'down');
const overview = await layOutOverview(checkout, 'right');

const boxIn = ({ states }: typeof right, id: string) => states.find((state) => state.id === id)!.box;
const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe.each([
  ['to the right', right],
  ['downwards', down],
])('a chart laid out %s', (_, layout) => {
  test('has each state inside the state it belongs to', () => {
    for (const { id, parent } of lamp.states)
      if (parent) expect(holds(boxIn(layout, parent), boxIn(layout, id)), id).toBe(true);
  });

  test('has nothing on top of anything else', () => {
    expect(scoreLayout(layout)).toMatchObject({ shared: 0, throughBoxes: 0, throughLabels: 0, overlaps: 0 });
  });

  test('has a row for each transition that leads elsewhere, and one line between two states', () => {
    const leading = lamp.transitions.filter(({ source, targets }) => targets.length > 0 && targets[0] !== source);
    const rows = layout.edges.flatMap((edge) => edge.rows.map(({ transition }) => transition));
    expect(rows.sort()).toEqual(leading.map(({ id }) => id).sort());
    const pairs = layout.edges.map(({ source, target }) => `${source} to ${target}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

test('a chart runs the way that is asked for', () => {
  const [off, on] = ['lamp.light.off', 'lamp.light.on'];
  expect(boxIn(right, on).x).toBeGreaterThan(boxIn(right, off).x + boxIn(right, off).width);
  expect(boxIn(down, on).y).toBeGreaterThan(boxIn(down, off).y + boxIn(down, off).height);
});

test('what goes on at once stands in bands of one width', () => {
  const [light, sound] = [boxIn(right, 'lamp.light'), boxIn(right, 'lamp.sound')];
  expect([sound.x, sound.width]).toEqual([light.x, light.width]);
  expect(sound.y).toBeGreaterThan(light.y + light.height);
});

test('a line that leads back ends at its target', () => {
  const { points } = right.edges.find(
    ({ source, target }) => source === 'lamp.light.on' && target === 'lamp.light.off',
  )!;
  const { x, y, width, height } = boxIn(right, 'lamp.light.off');
  const end = points.at(-1)!;
  expect(holds({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 }, { ...end, width: 0, height: 0 })).toBe(
    true,
  );
});

test('a collapsed state hides what is inside, and keeps the lines that lead out of it', async () => {
  const layout = await layOutOpened(lamp, 'right', new Set(['lamp.light.on']));
  expect(layout.states.map(({ id }) => id)).not.toContain('lamp.light.on.bright');
  expect(layout.states.find(({ id }) => id === 'lamp.light.on')).toMatchObject({ isCollapsed: true, hasInside: true });
  const rows = layout.edges.flatMap((edge) => edge.rows.map(({ transition }) => transition));
  expect(rows).toContain('lamp.light.on|switch.pressed|0');
  expect(rows).toContain('lamp.light.off|switch.pressed|1');
  expect(rows).not.toContain('lamp.light.on.bright|always|0');
});

test('the overview has a named box for each state right inside the chart, and one plain line between two of them', () => {
  const tops = checkout.states.filter(({ parent }) => parent === checkout.id).map(({ id }) => id);
  expect(overview.states.map(({ id }) => id)).toEqual([checkout.id, ...tops]);
  expect(overview.edges.flatMap(({ rows }) => rows)).toEqual([]);
  const pairs = overview.edges.map(({ source, target }) => [source, target].sort().join(' and '));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(scoreLayout(overview)).toMatchObject({ crossings: 0, throughBoxes: 0, overlaps: 0, shared: 0 });
});

test('what the overview has no line for is named in the box that it leaves', () => {
  const svg = renderChart(checkout, overview);
  expect(overview.jumps.length).toBeGreaterThan(0);
  expect(svg.match(/→/g)?.length).toBeGreaterThanOrEqual(overview.jumps.length);
});

test('the same chart always stands the same way', async () => {
  expect(await layOutChart(lamp, 'right')).toEqual(right);
});

describe('the score of a layout', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const line = (source: string, x1: number, y1: number, x2: number, y2: number) => ({
    source,
    target: 'far',
    points: [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ],
    rows: [],
    isBothWays: false,
  });
  const createLayout = (...edges: (typeof right)['edges']) =>
    scoreLayout({
      direction: 'right',
      isOverview: false,
      jumps: [],
      width: 100,
      height: 100,
      states: [{ id: 'box', box, head: box, hasInside: false, isCollapsed: false }],
      initials: [],
      edges,
    });

  test('counts lines that cross, and that run on top of each other', () => {
    expect(createLayout(line('a', 20, 50, 80, 50), line('b', 50, 20, 50, 80)).crossings).toBe(1);
    expect(createLayout(line('a', 20, 50, 80, 50), line('b', 60, 50, 90, 50)).shared).toBe(20);
  });

  test('counts lines through boxes that are not theirs, and through labels', () => {
    expect(createLayout(line('a', -5, 5, 20, 5)).throughBoxes).toBe(1);
    expect(createLayout(line('box', 5, 5, 20, 5)).throughBoxes).toBe(0);
    const labelled = { ...line('a', 20, 50, 80, 50), rows: [{ transition: 't', box: { ...box, x: 40, y: 45 } }] };
    expect(createLayout(labelled, line('b', 45, 20, 45, 80))).toMatchObject({ throughLabels: 1, crossings: 1 });
    expect(createLayout({ ...labelled, rows: [{ transition: 't', box }] }).overlaps).toBe(1);
  });
});
