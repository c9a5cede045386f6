import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { findUntakenTransitions, getChartPaths } from '../../machines/kit/chartModel.ts';
import { takeJourney } from '../../machines/kit/journeys.ts';
import type { Meta } from '../../machines/kit/meta.ts';
import { getLeafPaths, getLeafStates, getNodes, getTransitions } from '../../machines/kit/transitions.ts';
import { getLayoutKey } from '../../scripts/charts/sourceKey.ts';
import { allMessages } from '../../src/visualiser/catalogue/allMessages.ts';
import { AREAS } from '../../src/visualiser/catalogue/areas.ts';
import { chartTexts } from '../../src/visualiser/catalogue/chartTexts.ts';
import { drawChart } from '../../src/visualiser/catalogue/drawChart.ts';
import { everyChart } from '../../src/visualiser/catalogue/everyChart.ts';
import { formatPaths, parsePaths } from '../../src/visualiser/catalogue/pathsText.ts';
import { getDisplayableStates } from '../../src/visualiser/coverage/coverage.ts';
import { createGraph } from '../../src/visualiser/graph/createGraph.ts';
import { storyFiles } from '../../src/visualiser/stage/storyFiles.ts';

const modelFiles = Object.keys(import.meta.glob('../model/*.model.test.tsx'));
const fixtureFiles = Object.keys(import.meta.glob('../../fixtures/*.fixture.tsx'));

const { requirements } = chartTexts;

/** A flow of the shop with more states than this is told by journeys, too. */
const LARGE = 20;
const OWN_CHARTS = AREAS.at(-1)?.charts ?? [];

const loadedStories = await Promise.all(Object.values(storyFiles).map((load) => load()));
const storyStates = loadedStories.flatMap((stories) =>
  Object.values(stories).flatMap(({ parameters }) => parameters?.chart ?? []),
);

const getMetas = (machine: AnyStateMachine) => [
  ...getNodes(machine).map(({ meta }) => meta as Meta<string> | undefined),
  ...getTransitions(machine).map(({ definition }) => definition.meta as Meta<string> | undefined),
];

const REQUIREMENT = /^[A-Z]{2,5}-\d{2,3}$/;

test('every story that stands at a state of a chart finds it in the diagram beside it', async () => {
  const laidOutBy = getLayoutKey();
  const drawings = new Map<string, string>();
  for (const id of everyChart.keys()) drawings.set(id, await drawChart(id, 'whole.right', laidOutBy));
  const isDrawn = ({ machine, state }: (typeof storyStates)[number]) =>
    drawings.get(machine)?.includes(` data-state="${machine}.${state}"`);
  expect(storyStates.filter((story) => !isDrawn(story))).toEqual([]);
}, 60_000);

test('there are charts to hold to the laws', () => {
  const catalogued = AREAS.flatMap(({ charts }) => charts);
  expect(catalogued.length).toBeGreaterThan(40);
  expect([...everyChart.keys()].sort()).toEqual([...catalogued].sort());
});

describe.each([...everyChart])('%s', (id, { machine, samples, journeys }) => {
  test('every state has a story', () => {
    const states = storyStates.filter((chart) => chart.machine === id).map(({ state }) => state);
    const displayableStates = getDisplayableStates(createGraph(machine)).map((state) => state.id.slice(id.length + 1));
    expect(displayableStates.filter((state) => !states.includes(state))).toEqual([]);
    const leaves = getLeafStates(machine);
    expect(states.filter((state) => !leaves.includes(state))).toEqual([]);
  });

  test('has a model test on a fixture', () => {
    expect(modelFiles).toContain(`../model/${id}.model.test.tsx`);
    expect(fixtureFiles).toContain(`../../fixtures/${id}.fixture.tsx`);
  });

  test('every state tells a product owner what it is', () => {
    expect(
      getNodes(machine)
        .filter(({ description }) => !description)
        .map(({ id: state }) => state),
    ).toEqual([]);
  });

  test('every transition tells a product owner why it is taken', () => {
    expect(
      getTransitions(machine)
        .filter(({ definition }) => !definition.description)
        .map((transition) => transition.id),
    ).toEqual([]);
  });

  test('every journey can be taken, shows requirements that there are, and ends where it says', () => {
    const ends = journeys.map((journey) => {
      const { snapshot } = takeJourney(machine, samples, journey).at(-1)?.state ?? {};
      const isThere = snapshot && getLeafPaths(snapshot).some((path) => `${path}.`.startsWith(`${journey.endsIn}.`));
      const unknown = journey.requires.filter((row) => !requirements.has(row));
      return isThere && journey.requires.length > 0 && unknown.length === 0 ? 'as told' : journey.name;
    });
    expect(ends.filter((end) => end !== 'as told')).toEqual([]);
    const names = journeys.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test('a large flow has five to eight journeys', () => {
    const isLarge = getNodes(machine).length > LARGE && !OWN_CHARTS.includes(id);
    if (!isLarge) return;
    expect(journeys.length).toBeGreaterThanOrEqual(5);
    expect(journeys.length).toBeLessThanOrEqual(8);
  });

  test('every message is bound to a requirement, and every requirement is named by its id', () => {
    const metas = getMetas(machine);
    const messageIds = metas.flatMap((meta) => meta?.messages ?? []);
    const froms = messageIds.map((id) => allMessages[id]?.from ?? id);
    expect(froms.filter((from) => from !== 'own' && !REQUIREMENT.test(from))).toEqual([]);
    expect(metas.flatMap((meta) => meta?.requires ?? []).filter((named) => !REQUIREMENT.test(named))).toEqual([]);
  });

  test('generates paths that take every transition, and keeps them (`npm run docs` writes them)', async () => {
    const paths = getChartPaths(machine, samples);
    expect(findUntakenTransitions(machine, paths)).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
    const savedPaths = formatPaths({ machine, samples }, paths);
    await expect(savedPaths).toMatchFileSnapshot(`../../src/visualiser/catalogue/paths/${id}.txt`);
    expect(parsePaths({ machine, samples }, savedPaths)).not.toBeNull();
  }, 60_000);
});
