import { expect, test } from 'vitest';
import intro from '../../docs/api.intro.md?raw';
import { resourceTypes } from '../../mocks/drupal/resources.ts';
import { createApiPage } from '../../mocks/endpoints/apiPage.ts';
import { endpointGroups } from '../../mocks/endpoints/endpoints.ts';

test('[API-01] docs/api.md tells the calls as they are (`npm run docs` writes it)', async () => {
  await expect(createApiPage(intro, endpointGroups, resourceTypes)).toMatchFileSnapshot('../../docs/api.md');
});
