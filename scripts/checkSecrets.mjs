import { readSecrets } from '../deploy/settings.mjs';
import { refuseSecrets } from './secretsIn.mjs';

const [folder = 'dist', secretsFile] = process.argv.slice(2);
try {
  refuseSecrets(folder, { ...process.env, ...(secretsFile && readSecrets(secretsFile)) });
  console.log(`No file of ${folder} holds a secret.`);
} catch (error) {
  console.error(
    error.code === 'ENOENT'
      ? `There is no folder ${folder}: npm run check:secrets -- <folder> [secrets].`
      : error.message,
  );
  process.exit(1);
}
