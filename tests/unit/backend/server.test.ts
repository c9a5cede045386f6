import { expect, test } from 'vitest';
import { setupBackend } from '../../support/setupBackend.ts';

const { inbox, change } = setupBackend();

test('[API-01] the same handlers answer fetch in Node, on any host and under any base', async () => {
  change({ latency: 1 });
  for (const base of ['https://store.test', 'http://127.0.0.1:8787', 'https://example.com/drupal']) {
    const answer = await fetch(`${base}/jsonapi/taxonomy_term/orientation?page[limit]=1`);
    const { data } = (await answer.json()) as { data: { links: { self: { href: string } } }[] };
    expect(data[0]?.links.self.href.startsWith(`${base}/jsonapi/taxonomy_term/orientation/`)).toBe(true);
  }
  await fetch('https://store.test/otp/request', {
    method: 'POST',
    body: JSON.stringify({ mail: 'a@example.com', type: 'signup' }),
  });
  expect(inbox()).toHaveLength(1);
});
