import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { fixedPageQuery } from '../../../src/api/queries/details.ts';
import type { FixedPage } from '../../../src/api/staticPages.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const read = (page: FixedPage) => new QueryClient().fetchQuery({ ...fixedPageQuery(page), retry: false });

describe.each(['spec', 'drupal10'] as const)('the fixed pages of a %s backend', (profile) => {
  const { server } = setupBackend(profile);
  const answerWith = (answer: () => Response) => server.use(http.get('http://store.test/jsonapi/node/page', answer));

  test.each([
    ['about', 'About us', 'In 2017 .* our flagship store opened in Kochi'],
    ['stores', 'Our store in Kochi', 'flagship store'],
    ['faq', 'Frequently asked questions', 'free across India'],
    ['terms', 'Terms and Conditions', 'made to measure'],
    ['privacy', 'Privacy Policy', 'What we keep'],
  ] as const)('[API-53] [STAT-02] [STAT-03] [STAT-04] %s', async (page, title, text) => {
    expect(await read(page)).toEqual({ title, html: expect.stringMatching(new RegExp(text, 'i')) });
  });

  test('[STAT-14] the text is what body.value holds, where the backend has not drawn it', async () => {
    const body = { value: '<p>As written.</p>', format: 'basic_html' };
    answerWith(() =>
      HttpResponse.json({ data: [{ type: 'node--page', id: 'p', attributes: { title: 'A page', body } }] }),
    );
    expect(await read('terms')).toEqual({ title: 'A page', html: '<p>As written.</p>' });
  });

  test('[STAT-04] one that the shop does not have is none; one that fails is not none', async () => {
    answerWith(() => HttpResponse.json({ data: [] }));
    expect(await read('privacy')).toBeNull();
    answerWith(() => new HttpResponse(null, { status: 500 }));
    await expect(read('privacy')).rejects.toMatchObject({ kind: 'server' });
  });
});
