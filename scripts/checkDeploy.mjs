import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultsOf } from '../deploy/check.mjs';
import { readSecrets, readSettings } from '../deploy/settings.mjs';

/** Settings and secrets that hold. Throws an Error that says, a sentence a line, all that does not. */
export async function checkedDeploy({ settingsFile, secretsFile }) {
  const settings = readSettings(settingsFile);
  const secrets = readSecrets(secretsFile);
  const faults = await faultsOf({ settings, secrets, secretsFile });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { settings, secrets };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [settingsFile, secretsFile] = process.argv.slice(2);
  try {
    if (!secretsFile) throw new Error('Give two paths: npm run deploy:check -- <settings> <secrets>');
    await checkedDeploy({ settingsFile, secretsFile });
    console.log('Settings, secrets and build hold.');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
