import { buildSite } from './buildSite.mjs';

try {
  await buildSite({ packs: true });
} catch (error) {
  console.error(`${error.message} What was built before is as it was.`);
  process.exit(1);
}
