import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFaults } from '../../deploy/check.ts';
import { createNginxFiles } from '../../deploy/nginx.ts';
import { readSecrets, readSettings } from '../../deploy/settings.ts';

type Files = { settingsFile: string; secretsFile: string };

/** Settings and secrets that hold. Throws an Error that states, a sentence a line, all that does not. */
export async function checkDeploy({ settingsFile, secretsFile }: Files) {
  const settings = readSettings(settingsFile);
  const secrets = readSecrets(secretsFile);
  const faults = await findFaults({ settings, secrets, secretsFile });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { settings, secrets };
}

/** Writes nginx's files into a folder, secrets so that only their owner reads them. Throws an Error of one sentence. */
export async function writeConfig({ settingsFile, secretsFile, folder }: Files & { folder: string }): Promise<string> {
  const { settings, secrets } = await checkDeploy({ settingsFile, secretsFile });
  const to = resolve(folder);
  mkdirSync(to, { recursive: true });
  for (const { name, text, isSecret } of createNginxFiles({ settings, secrets, folder: to })) {
    const file = join(to, name);
    // one that is written over would keep who may read it
    rmSync(file, { force: true });
    writeFileSync(file, text, { mode: isSecret ? 0o600 : 0o644 });
  }
  return to;
}
