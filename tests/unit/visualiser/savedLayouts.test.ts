import { expect, test } from 'vitest';
import { getChartPaths, type TourPath } from '../../../machines/kit/chartModel.ts';
import { getChart } from '../../../src/visualiser/catalogue/everyChart.ts';
import { formatPaths, parsePaths } from '../../../src/visualiser/catalogue/pathsText.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import {
  createLayoutKey,
  formatLayouts,
  layOutAll,
  parseLayouts,
} from '../../../src/visualiser/layout/savedLayouts.ts';
import { lampMachine } from './lampChart.ts';

const lamp = createGraph(lampMachine);
const layouts = await layOutAll(lamp);
const from = createLayoutKey(lamp, 'today');

test('layouts that were kept are those that were made', () => {
  expect(parseLayouts(formatLayouts(from, layouts), from, lamp)).toEqual(layouts);
});

test('layouts are not those of a chart with another label, nor of another way to lay charts out', () => {
  const text = formatLayouts(from, layouts);
  const relabelled = { ...lamp, transitions: lamp.transitions.map((one) => ({ ...one, label: `${one.label}!` })) };
  expect(parseLayouts(text, createLayoutKey(relabelled, 'today'), relabelled)).toBeNull();
  expect(parseLayouts(text, createLayoutKey(lamp, 'tomorrow'), lamp)).toBeNull();
});

test('layouts stay where only requirements of the chart are others, for they are not drawn', () => {
  const asked = { ...lamp, states: lamp.states.map((state) => ({ ...state, requires: ['CHK-01'] })) };
  expect(createLayoutKey(asked, 'today')).toBe(from);
});

const chart = getChart('pincode');
const paths = getChartPaths(chart.machine, chart.samples);
const text = formatPaths(chart, paths);

test('paths that were kept are those that were found', () => {
  const summarize = (some: Pick<TourPath, 'steps'>[]) =>
    some.map(({ steps }) =>
      steps.map(({ event, state }) => [event, state.now, state.transitionIds, state.snapshot.value]),
    );
  expect(summarize(parsePaths(chart, text) ?? [])).toEqual(summarize(paths));
});

test('a path of another start than the default one is kept with its name', () => {
  const article = getChart('article');
  const lines = formatPaths(article, getChartPaths(article.machine, article.samples));
  expect(lines.split('\n')).toContain('readBefore:');
  expect(formatPaths(article, parsePaths(article, lines) ?? [])).toBe(lines);
  expect(parsePaths(article, lines.replace('readBefore:', 'readOnce:'))).toBeNull();
});

test('paths that no longer take every transition, or lead nowhere, do not count', () => {
  expect(parsePaths(chart, text.split('\n').slice(1).join('\n'))).toBeNull();
  expect(parsePaths(chart, `${text}999\n`)).toBeNull();
  expect(parsePaths({ ...chart, samples: { ...chart.samples, events: [] } }, text)).toBeNull();
});
