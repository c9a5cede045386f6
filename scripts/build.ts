import { buildSite } from './pages/buildSite.ts';
import { formatError } from './tools/processes.ts';

try {
  await buildSite({ packs: true });
} catch (error) {
  console.error(`${formatError(error)} What was built before is as it was.`);
  process.exit(1);
}
