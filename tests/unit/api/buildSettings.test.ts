import { afterEach, expect, test, vi } from 'vitest';
import { stableUuid } from '../../../mocks/drupal/uuid.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend('drupal10');

/** A module as a build with these settings has it. */
async function buildWith<T>(settings: Record<string, string>, load: () => Promise<T>): Promise<T> {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return load();
}

// The settings of one build must not be read by whoever imports next.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('[API-53] a page whose uuid the build was given is read by it, and the others by their alias', async () => {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    paths.push(pathname + (searchParams.get('filter[field_path_alias]') ?? ''));
  });
  const [about, gone] = [stableUuid('page:about'), stableUuid('page:gone')];
  const { fetchFixedPage } = await buildWith({ VITE_PAGE_IDS: `about=${about}, faq=${gone}` }, async () => {
    (await import('../../../src/api/settings.ts')).configureApi({ host: 'http://store.test' });
    return import('../../../src/api/staticPages.ts');
  });
  expect((await fetchFixedPage('about'))?.title).toBe('About us');
  expect(await fetchFixedPage('faq')).toBeNull();
  expect((await fetchFixedPage('terms'))?.title).toBe('Terms and Conditions');
  expect(paths).toEqual([
    `/jsonapi/node/page/${about}`,
    `/jsonapi/node/page/${gone}`,
    '/jsonapi/node/page/terms_of_service',
  ]);
});

test.each([
  ['', ['40 × 60', '36 × 54'], 2.5],
  ['stepped', ['40 × 60', '36 × 54'], 2.5],
  ['classic', ['40 × 60', '38 × 57'], 2.25],
])('[CONF-42] [CONF-48] a build whose rules are "%s" sells %j first', async (VITE_SIZE_RULES, sizes, mat) => {
  const domain = await buildWith({ VITE_SIZE_RULES }, async () => ({
    ...(await import('../../../src/domain/size.ts')),
    ...(await import('../../../src/domain/mat.ts')),
  }));
  const offered = domain.getPrintSizes({ media: 'Paper', source: 'art', ratio: 2 / 3, max: { width: 99, height: 99 } });
  expect(offered.slice(0, 2).map(domain.formatSize)).toEqual(sizes);
  expect(domain.getMatWidth({ media: 'Paper', size: { width: 14, height: 18 }, style: 'standard' })).toBe(mat);
});

test('[CONT-01] [CHK-69] the telephone and the e-mail are the build’s, and fictional ones in the embedded store', async () => {
  const read = (settings: Record<string, string>) =>
    buildWith(settings, () => import('../../../src/messages/support.ts'));
  expect(await read({})).toMatchObject({ SUPPORT_PHONE: '1800 000 0000', SUPPORT_EMAIL: 'hello@mitreandmat.example' });
  expect(await read({ VITE_SUPPORT_PHONE: '+91 484 123', VITE_SUPPORT_MAIL: 'help@shop.example' })).toMatchObject({
    SUPPORT_LINK: 'tel:+91484123',
    SUPPORT_MAIL_LINK: 'mailto:help@shop.example',
  });
});

test.each([
  [{}, ['/mock_checkout/:stage', '/test-gateway']],
  [{ VITE_API_HOST: 'https://drupal.example' }, []],
  [{ VITE_API_HOST: 'https://drupal.example', VITE_TEST_GATEWAY: '1' }, ['/mock_checkout/:stage', '/test-gateway']],
])('[CHK-01] in a build with %j, what pays at the test gateway is %j', async (settings, paths) => {
  const { routes } = await buildWith(settings, () => import('../../../src/app/routes.tsx'));
  expect(routes.map(({ path }) => path).filter((path) => /gateway|mock/.test(path))).toEqual(paths);
});
