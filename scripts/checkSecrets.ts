import { existsSync } from 'node:fs';
import { readSecrets } from '../deploy/settings.ts';
import { runMain } from './tools/processes.ts';
import { assertNoSecrets } from './tools/secrets.ts';

const [folder = 'dist', secretsFile] = process.argv.slice(2);

await runMain(() => {
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}: npm run check:secrets -- <folder> [secrets].`);
  assertNoSecrets(folder, { ...process.env, ...(secretsFile && readSecrets(secretsFile)) });
  console.log(`No file of ${folder} holds a secret.`);
});
