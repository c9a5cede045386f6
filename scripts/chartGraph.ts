import { getGraphsAt } from './charts/chartRevisions.ts';
import { runMain } from './tools/processes.ts';

/** Prints a chart as it was at a revision, as JSON that the visualiser compares; of all charts without a second argument. */
const [revision = 'HEAD', chart] = process.argv.slice(2);

await runMain(async () => {
  const graphs = await getGraphsAt(revision);
  if (!graphs) throw new Error(`There is no revision "${revision}"`);
  if (chart && !graphs[chart]) throw new Error(`There is no chart "${chart}" at ${revision}`);
  console.log(JSON.stringify(chart ? graphs[chart] : graphs, null, 2));
});
