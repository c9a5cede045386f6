import { expect, test } from 'vitest';
import { allMessages } from '../../../src/visualiser/catalogue/allMessages.ts';
import { createChartData } from '../../../src/visualiser/catalogue/chartData.ts';
import { collectFindables } from '../../../src/visualiser/catalogue/collectFindables.ts';
import { createCatalogue } from '../../../src/visualiser/catalogue/createCatalogue.ts';
import { getChart } from '../../../src/visualiser/catalogue/everyChart.ts';
import { parseRequirements } from '../../../src/visualiser/catalogue/requirements.ts';

const TABLE = 'id\tarea\tkind\trequirement\tsource\nPIN-03\tPIN\trule\tFewer than six say nothing.\t1\n';
const texts = {
  requirements: parseRequirements(TABLE),
  messages: allMessages,
  findCalls: (chart: string, port: string) => (chart === 'pincode' && port === 'findPlace' ? ['GET /pincode'] : []),
};
const pincode = createChartData(getChart('pincode'), texts);
const charts = [pincode, ...['savedAddresses', 'addressEditor'].map((id) => createChartData(getChart(id), texts))];

test('a chart is told with its calls, its texts and the requirements that it names', () => {
  expect(pincode.invocations).toEqual({ findPlace: { calls: ['GET /pincode'] } });
  expect(pincode.messages['pincode.unserviceable']?.text).toBe('Delivery Unavailable');
  expect(pincode.requirements).toEqual({ 'PIN-03': 'Fewer than six say nothing.' });
  expect(JSON.parse(JSON.stringify(pincode))).toEqual(pincode);
});

test('every transition is covered by the first path that takes it, and by no other', () => {
  const covers = pincode.paths.flatMap((path) => path.covers);
  expect([...covers].sort()).toEqual(pincode.graph.transitions.map(({ id }) => id).sort());
  const counts = pincode.paths.flatMap(({ steps }) => steps.map((step) => step.transitionIds.length));
  expect(counts.every((count) => count > 0)).toBe(true);
});

test('a step is told as a person would: what was typed, and what was answered', () => {
  const steps = pincode.paths.flatMap((path) => path.steps);
  expect(steps.map(({ label }) => label)).toContain('pincode.typed · text “682001”');
  expect(steps.map(({ label }) => label)).toContain('findPlace answers: pincode.none');
  expect(steps.map(({ label }) => label)).toContain('findPlace fails: pincode.down');
});

test('charts stand in their areas, with those that they run and that run them', () => {
  const { areas } = createCatalogue(charts);
  expect(areas.map(({ name }) => name)).toEqual(['The shop window', 'Checkout']);
  const [saved, editor] = areas[1]?.charts ?? [];
  expect(saved).toMatchObject({ id: 'savedAddresses', children: ['pincode', 'addressEditor'], parents: [] });
  expect(editor).toMatchObject({ id: 'addressEditor', children: ['pincode'], parents: ['savedAddresses'] });
});

test('a state, an event, a text and a requirement lead to where they stand', () => {
  const found = collectFindables([pincode]);
  const of = (kind: string, title: string) => found.find((one) => one.kind === kind && one.title === title);
  expect(of('state', 'unserviceable')).toMatchObject({ chart: 'pincode', id: 'pincode.unserviceable' });
  expect(of('transition', 'pincode.retried')?.id).toBe('pincode.unanswered|pincode.retried|0');
  expect(of('message', 'Delivery Unavailable')?.id).toBe('pincode.unserviceable');
  expect(of('requirement', 'PIN-03')).toMatchObject({ id: 'pincode.unknown', keywords: 'Fewer than six say nothing.' });
});

test('a name is found by its words, and everything by the id that it has in its chart', () => {
  const found = collectFindables(charts);
  expect(found.find(({ id }) => id === 'pincode.lookingUp')?.keywords).toContain('looking up');
  const { states, transitions } = pincode.graph;
  const ids = found
    .filter(({ chart, kind }) => chart === 'pincode' && /state|transition/.test(kind))
    .map(({ id }) => id);
  expect(ids).toEqual([...states.slice(1), ...transitions].map(({ id }) => id));
});
