import { expect, test } from 'vitest';
import { toMermaid } from '../../../src/visualiser/exports/mermaid.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { lampMachine } from './lampChart.ts';

const lines = toMermaid(createGraph(lampMachine))
  .split('\n')
  .map((line) => line.trim());

test('a chart is written as a state diagram of Mermaid', () => {
  expect(lines[0]).toBe('stateDiagram-v2');
  expect(lines).toContain('state "light" as lamp_light {');
  expect(lines).toContain('[*] --> lamp_light_off');
  expect(lines).toContain('lamp_light_off --> lamp_light_on : switch.pressed [isAllowed(keeper)] / count, sets lit');
  expect(lines).toContain('lamp_light_on_broken --> [*]');
});

test('regions that go on at once are parted', () => {
  expect(lines.filter((line) => line === '--')).toHaveLength(1);
});

test('what Mermaid cannot draw stands in a note', () => {
  expect(lines.some((line) => line.startsWith('lamp_light_on --> lamp_light_on_broken'))).toBe(false);
  expect(lines).toContain('bulb.broke → broken');
  expect(lines).toContain('switch.pressed / complain');
  expect(lines).toContain('runs heatUp');
});

test('no colon or semicolon ends a text too early', () => {
  expect(lines.some((line) => line.endsWith(': heat#58; failed'))).toBe(true);
});
