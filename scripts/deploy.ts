import { checkDeploy, writeConfig } from './tools/nginxConfig.ts';
import { runMain } from './tools/processes.ts';

const [command, settingsFile, secretsFile, folder] = process.argv.slice(2);

await runMain(async () => {
  if (command === 'check') {
    if (!settingsFile || !secretsFile) throw new Error('Give two paths: npm run deploy:check -- <settings> <secrets>');
    await checkDeploy({ settingsFile, secretsFile });
    return console.log('Settings, secrets and build hold.');
  }
  if (!settingsFile || !secretsFile || !folder)
    throw new Error('Give three paths: npm run deploy:config -- <settings> <secrets> <folder>');
  console.log(`Written to ${await writeConfig({ settingsFile, secretsFile, folder })}: try it with nginx -t.`);
});
