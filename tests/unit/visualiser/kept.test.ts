import { expect, test } from 'vitest';
import { chartPaths, type TourPath } from '../../../machines/kit/chartModel.ts';
import { chartOf } from '../../../src/visualiser/catalogue/everyChart.ts';
import { keptPaths, pathsText } from '../../../src/visualiser/catalogue/keptPaths.ts';
import { graphOf } from '../../../src/visualiser/graph/graphOf.ts';
import { keptFrom, keptLayouts, keptText } from '../../../src/visualiser/layout/kept.ts';
import { layoutOf } from '../../../src/visualiser/layout/layoutOf.ts';
import { lampMachine } from './lampChart.ts';

const lamp = graphOf(lampMachine);
const layouts = {
  right: await layoutOf(lamp, { direction: 'right' }),
  down: await layoutOf(lamp, { direction: 'down' }),
};
const from = keptFrom(lamp, 'today');

test('layouts that were kept are those that were made', () => {
  expect(keptLayouts(keptText(from, layouts), from, lamp)).toEqual(layouts);
});

test('layouts are not those of a chart with another label, nor of another way to lay charts out', () => {
  const text = keptText(from, layouts);
  const relabelled = { ...lamp, transitions: lamp.transitions.map((one) => ({ ...one, label: `${one.label}!` })) };
  expect(keptLayouts(text, keptFrom(relabelled, 'today'), relabelled)).toBeNull();
  expect(keptLayouts(text, keptFrom(lamp, 'tomorrow'), lamp)).toBeNull();
});

test('layouts stay where only words about the chart are others', () => {
  const retold = { ...lamp, states: lamp.states.map((state) => ({ ...state, description: 'Another' })) };
  expect(keptFrom(retold, 'today')).toBe(from);
});

const chart = chartOf('pincode');
const paths = chartPaths(chart.machine, chart.samples);
const text = pathsText(chart, paths);

test('paths that were kept are those that were found', () => {
  const told = (some: Pick<TourPath, 'steps'>[]) =>
    some.map(({ steps }) => steps.map(({ event, state }) => [event, state.now, state.taken, state.snapshot.value]));
  expect(told(keptPaths(chart, text) ?? [])).toEqual(told(paths));
});

test('a path of another start than the default one is kept with its name', () => {
  const article = chartOf('article');
  const lines = pathsText(article, chartPaths(article.machine, article.samples));
  expect(lines.split('\n')).toContain('readBefore:');
  expect(pathsText(article, keptPaths(article, lines) ?? [])).toBe(lines);
  expect(keptPaths(article, lines.replace('readBefore:', 'readOnce:'))).toBeNull();
});

test('paths that no longer take every transition, or lead nowhere, do not count', () => {
  expect(keptPaths(chart, text.split('\n').slice(1).join('\n'))).toBeNull();
  expect(keptPaths(chart, `${text}999\n`)).toBeNull();
  expect(keptPaths({ ...chart, samples: { ...chart.samples, events: [] } }, text)).toBeNull();
});
