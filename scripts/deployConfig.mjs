import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nginxFiles } from '../deploy/nginx.mjs';
import { checkedDeploy } from './checkDeploy.mjs';

const USAGE = 'npm run deploy:config -- <settings> <secrets> <folder>';

/** Writes nginx's files into a folder, secrets so that only their owner reads them. Throws an Error of one sentence. */
export async function writeConfig({ settingsFile, secretsFile, folder }) {
  const { settings, secrets } = await checkedDeploy({ settingsFile, secretsFile });
  const to = resolve(folder);
  mkdirSync(to, { recursive: true });
  for (const { name, text, isSecret } of nginxFiles({ settings, secrets, folder: to })) {
    const file = join(to, name);
    // one that is written over would keep who may read it
    rmSync(file, { force: true });
    writeFileSync(file, text, { mode: isSecret ? 0o600 : 0o644 });
  }
  return to;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [settingsFile, secretsFile, folder] = process.argv.slice(2);
  try {
    if (!folder) throw new Error(`Give three paths: ${USAGE}`);
    console.log(`Written to ${await writeConfig({ settingsFile, secretsFile, folder })}: try it with nginx -t.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
