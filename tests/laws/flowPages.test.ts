import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import requirements from '../../docs/requirements.tsv?raw';
import { readSources } from '../../scripts/sources.mjs';
import { AREAS } from '../../src/visualiser/catalogue/areas.ts';
import { callsIn } from '../../src/visualiser/catalogue/callsOf.ts';
import { wordsOf } from '../../src/visualiser/catalogue/chartData.ts';
import { drawingAlone } from '../../src/visualiser/catalogue/drawing.ts';
import { everyChart } from '../../src/visualiser/catalogue/everyChart.ts';
import { everyText } from '../../src/visualiser/catalogue/everyText.ts';
import { flowIndex, flowPage } from '../../src/visualiser/catalogue/flowPage.ts';
import { requirementsIn } from '../../src/visualiser/catalogue/requirements.ts';

const FLOWS = 'docs/flows';
const read = readSources();
const kept = read.filesIn(FLOWS);
const sources = Object.fromEntries(
  ['src/ports', 'src/api'].flatMap((folder) => read.filesIn(folder)).map((file) => [file, read.text(file)]),
);
const told = { requirements: requirementsIn(requirements), messages: everyText, callsOf: callsIn(sources) };
const charts = [...everyChart.values()].map((chart) => wordsOf(chart, told));
const ids = charts.map(({ graph }) => graph.id).sort();
/** A diagram is another one where the chart is, or the code that lays it out and draws it. */
const drawnBy = read.keyOf('src/visualiser/catalogue/drawing.ts');

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

describe.each(charts.map((words) => [words.graph.id, words] as const))('%s', (id, words) => {
  test('docs/flows tells it as it is (`npm run docs` writes it)', async () => {
    await expect(flowPage(words, charts)).toMatchFileSnapshot(`../../${FLOWS}/${id}.md`);
  });

  test('its diagram in docs/flows is drawn from it (`npm run docs` draws it)', async () => {
    const file = `${FLOWS}/${id}.svg`;
    const drawnFrom = createHash('sha256').update(JSON.stringify(words.graph)).digest('hex').slice(0, 16);
    const from = `drawn from ${drawnFrom} by ${drawnBy}`;
    // Laying all of them out takes long, and what is made from the same is the same.
    const isDrawn = kept.includes(file) && read.text(file).endsWith(`<!-- ${from} -->\n`);
    if (isDrawn && id !== 'pincode') return;
    await expect(await drawingAlone(words.graph, from)).toMatchFileSnapshot(`../../${file}`);
  }, 20_000);
});
