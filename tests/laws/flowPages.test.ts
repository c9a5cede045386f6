import { describe, expect, test } from 'vitest';
import requirements from '../../docs/requirements.tsv?raw';
import { layoutKey, readSources } from '../../scripts/charts/sources.ts';
import { AREAS } from '../../src/visualiser/catalogue/areas.ts';
import { callsIn } from '../../src/visualiser/catalogue/callsOf.ts';
import { wordsOf } from '../../src/visualiser/catalogue/chartData.ts';
import { drawingAlone, layoutsOf } from '../../src/visualiser/catalogue/drawing.ts';
import { everyChart } from '../../src/visualiser/catalogue/everyChart.ts';
import { everyText } from '../../src/visualiser/catalogue/everyText.ts';
import { flowIndex, flowPage } from '../../src/visualiser/catalogue/flowPage.ts';
import { requirementsIn } from '../../src/visualiser/catalogue/requirements.ts';
import { keptFrom, keptText } from '../../src/visualiser/layout/kept.ts';
import { layoutOf } from '../../src/visualiser/layout/layoutOf.ts';

const FLOWS = 'docs/flows';
const LAYOUTS = 'src/visualiser/layout/kept';
const read = readSources();
const kept = read.filesIn(FLOWS);
const sources = Object.fromEntries(
  ['src/ports', 'src/api']
    .flatMap((folder) => read.filesIn(folder, { isDeep: true }))
    .map((file) => [file, read.text(file)]),
);
const told = { requirements: requirementsIn(requirements), messages: everyText, callsOf: callsIn(sources) };
const charts = [...everyChart.values()].map((chart) => wordsOf(chart, told));
const ids = charts.map(({ graph }) => graph.id).sort();
const laidOutBy = layoutKey(read);

test('every chart stands in one area', () => {
  expect(
    AREAS.flatMap((area) => area.charts)
      .filter((id) => everyChart.has(id))
      .sort(),
  ).toEqual(ids);
});

test('docs/flows holds the pages of the charts that there are', async () => {
  await expect(flowIndex(charts)).toMatchFileSnapshot(`../../${FLOWS}/README.md`);
  const files = ids.flatMap((id) => [`${FLOWS}/${id}.md`, `${FLOWS}/${id}.svg`]);
  expect(kept.filter((file) => !files.includes(file))).toEqual(
    kept.includes(`${FLOWS}/README.md`) ? [`${FLOWS}/README.md`] : [],
  );
});

test('no layout of a chart that there is not is kept', () => {
  const files = ids.map((id) => `${LAYOUTS}/${id}.txt`);
  expect(read.filesIn(LAYOUTS).filter((file) => !files.includes(file))).toEqual([]);
});

// What is kept is taken at its word where it was made from the same; here one of them is made again.
test('a layout that is kept is the one that is made', async () => {
  const { graph } = charts.find((words) => words.graph.id === 'pincode') as (typeof charts)[number];
  const kept = await layoutsOf(graph, laidOutBy);
  expect(kept.right).toEqual(await layoutOf(graph, { direction: 'right' }));
  expect(kept.down).toEqual(await layoutOf(graph, { direction: 'down' }));
});

describe.each(charts.map((words) => [words.graph.id, words] as const))('%s', (id, words) => {
  test('docs/flows tells it as it is (`npm run docs` writes it)', async () => {
    await expect(flowPage(words, charts)).toMatchFileSnapshot(`../../${FLOWS}/${id}.md`);
  });

  test('its layout and its diagram in docs/flows are made from it (`npm run docs` makes them)', async () => {
    const layouts = await layoutsOf(words.graph, laidOutBy);
    const text = keptText(keptFrom(words.graph, laidOutBy), layouts);
    await expect(text).toMatchFileSnapshot(`../../${LAYOUTS}/${id}.txt`);
    await expect(drawingAlone(words.graph, layouts.right)).toMatchFileSnapshot(`../../${FLOWS}/${id}.svg`);
  }, 20_000);
});
