/**
 * Makes the files of a new flow: `npm run new:flow stockAlert`, or of a form: `npm run new:flow stockAlert form`.
 * CONTRIBUTING.md describes what to write into them.
 */
import { createFlowFiles } from './tools/flowFiles.ts';
import { findBin, ROOT, run, runMain, runQuietly } from './tools/processes.ts';

const [name, kind, ...others] = process.argv.slice(2);
await runMain(async () => {
  if (!name || (kind && kind !== 'form') || others.length)
    throw new Error(
      'A name is needed, as in: npm run new:flow stockAlert, or for a form: npm run new:flow stockAlert form',
    );
  const { written, changed } = createFlowFiles(ROOT, name, { isForm: kind === 'form' });
  await run([findBin('@biomejs/biome', 'biome'), 'check', '--write', ...written, ...changed]);
  console.log('\nWriting its page, its diagram and its paths (npm run docs) …');
  const docs = await runQuietly('npm', ['run', '--silent', 'docs']).ended;
  if (docs.code !== 0) throw new Error(`npm run docs failed:\n${docs.output}`);
  const list = (paths: readonly string[]) => paths.map((path) => `  ${path}`).join('\n');
  console.log(
    `\nWritten:\n${list(written)}\nChanged:\n${list(changed)}\n  docs/flows, src/visualiser (by npm run docs)`,
  );
  console.log(`\nNext: npx vitest run --project=model tests/model/${name}.model.test.tsx`);
  console.log('Its walks pass, and one outcome fails and says what to write. CONTRIBUTING.md goes through the rest.');
});
