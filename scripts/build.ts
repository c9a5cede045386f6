import { buildSite } from './pages/buildSite.ts';
import { errorText } from './tools/processes.ts';

try {
  await buildSite({ packs: true });
} catch (error) {
  console.error(`${errorText(error)} What was built before is as it was.`);
  process.exit(1);
}
