import { graphsAt } from './chartRevisions.mjs';

/** Prints a chart as it was at a revision, as JSON that the visualiser compares; of all charts without a second argument. */
const [revision = 'HEAD', chart] = process.argv.slice(2);
const graphs = await graphsAt(revision);
const told = chart ? graphs?.[chart] : graphs;
if (told) console.log(JSON.stringify(told, null, 2));
else {
  console.error(graphs ? `There is no chart "${chart}" at ${revision}` : `There is no revision "${revision}"`);
  process.exitCode = 1;
}
