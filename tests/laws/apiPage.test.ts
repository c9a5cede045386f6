import { expect, test } from 'vitest';
import intro from '../../docs/api.intro.md?raw';
import { apiPage } from '../../mocks/calls/apiPage.ts';
import { callGroups } from '../../mocks/calls/calls.ts';
import { resourceTypes } from '../../mocks/drupal/resources.ts';

test('[API-01] docs/api.md tells the calls as they are (`npm run docs` writes it)', async () => {
  await expect(apiPage(intro, callGroups, resourceTypes)).toMatchFileSnapshot('../../docs/api.md');
});
