import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getLayoutKey } from '../../scripts/charts/sourceKey.ts';
import { AREAS } from '../../src/visualiser/catalogue/areas.ts';
import { describeChart } from '../../src/visualiser/catalogue/chartData.ts';
import { chartTexts } from '../../src/visualiser/catalogue/chartTexts.ts';
import { drawPagePictures, getLayouts } from '../../src/visualiser/catalogue/drawChart.ts';
import { everyChart } from '../../src/visualiser/catalogue/everyChart.ts';
import { createFlowIndex, createFlowPage, getPictures } from '../../src/visualiser/catalogue/flowPage.ts';
import { createLayoutKey, formatLayouts, layOutAll } from '../../src/visualiser/layout/savedLayouts.ts';

const FLOWS = 'docs/flows';
const LAYOUTS = 'src/visualiser/layout/saved';
const PATHS = 'src/visualiser/catalogue/paths';
const listFiles = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);
const pageNames = listFiles(FLOWS);
const charts = [...everyChart.values()].map((chart) => describeChart(chart, chartTexts));
const ids = charts.map(({ graph }) => graph.id).sort();
const laidOutBy = getLayoutKey();

test('every chart stands in one area', () => {
  expect(
    AREAS.flatMap((area) => area.charts)
      .filter((id) => everyChart.has(id))
      .sort(),
  ).toEqual(ids);
});

test('docs/flows holds the pages of the charts that there are', async () => {
  await expect(createFlowIndex(charts)).toMatchFileSnapshot(`../../${FLOWS}/README.md`);
  const files = charts.flatMap((words) => [
    `${FLOWS}/${words.graph.id}.md`,
    ...getPictures(words.graph).map(({ file }) => `${FLOWS}/${file}`),
  ]);
  expect(pageNames.filter((file) => !files.includes(file))).toEqual(
    pageNames.includes(`${FLOWS}/README.md`) ? [`${FLOWS}/README.md`] : [],
  );
});

test.each([LAYOUTS, PATHS])('%s holds no file of a chart that is gone, which must be deleted', (folder) => {
  const files = ids.map((id) => `${folder}/${id}.txt`);
  expect(listFiles(folder).filter((file) => !files.includes(file))).toEqual([]);
});

// What is stored is taken at its word where it was made from the same; here one of them is made again.
test('a layout that is kept is the one that is made', async () => {
  const { graph } = charts.find((words) => words.graph.id === 'pincode') as (typeof charts)[number];
  const layouts = await getLayouts(graph, laidOutBy);
  expect(layouts).toEqual(await layOutAll(graph));
});

describe.each(charts.map((words) => [words.graph.id, words] as const))('%s', (id, words) => {
  test('docs/flows tells it as it is (`npm run docs` writes it)', async () => {
    await expect(createFlowPage(words, charts)).toMatchFileSnapshot(`../../${FLOWS}/${id}.md`);
  });

  test('its layout and its diagram in docs/flows are made from it (`npm run docs` makes them)', async () => {
    const layouts = await getLayouts(words.graph, laidOutBy);
    const text = formatLayouts(createLayoutKey(words.graph, laidOutBy), layouts);
    await expect(text).toMatchFileSnapshot(`../../${LAYOUTS}/${id}.txt`);
    for (const [file, svg] of Object.entries(drawPagePictures(words.graph, layouts)))
      await expect(svg).toMatchFileSnapshot(`../../${FLOWS}/${file}`);
  }, 180_000);
});
