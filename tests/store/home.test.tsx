import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ScenarioName } from '../../mocks/scenarios/registry.ts';
import { cachedQuery } from '../../src/api/queries/cachedQuery.ts';
import { Visit } from '../../src/app/visit/Visit.tsx';
import { retryPending } from '../../src/kit/loading/retryImport.ts';
import { HomeBlock } from '../../src/routes/home/Block.tsx';
import styles from '../../src/routes/home/deferredBlock.module.css';
import { createDeferredBlock } from '../../src/routes/home/deferredBlock.tsx';
import { HomePage } from '../../src/routes/home/HomePage.tsx';
import { openRoutes } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';

const backend = setupStore();
const listReads = () => backend.requests.map(({ pathname }) => pathname.replace('/jsonapi/', ''));

function open(...answers: ScenarioName[]) {
  backend.answerWith(...answers);
  const home = (
    <Visit>
      <main>
        <HomePage />
      </main>
    </Visit>
  );
  openRoutes([{ path: '*', element: home }], ['/']);
}

/** Walks down the page, until nothing is left that waits for the shopper to come near, or is on its way. */
const readOn = () =>
  waitFor(
    () => {
      const waiting = document.querySelector('div[data-block] > :empty, main [aria-busy]');
      waiting?.scrollIntoView();
      expect(waiting).toBeNull();
    },
    { timeout: 15_000, interval: 50 },
  );

const heading = (name: string) => screen.findByRole('heading', { name });
const list = (name: string) => screen.findByRole('list', { name });
/** Name and address of each tile of a strip, once it is there. */
const linksIn = (name: string) =>
  waitFor(() =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map((link) => [
        within(link).getByText(/./, { selector: 'span:nth-child(2)' }).textContent,
        link.getAttribute('href'),
      ]),
  );
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
/** How many slides stand in the strip as a whole. */
async function slidesIn(name: string) {
  const strip = await list(name);
  const { right } = strip.getBoundingClientRect();
  return within(strip)
    .getAllByRole('listitem')
    .filter((slide) => slide.getBoundingClientRect().right <= right).length;
}

describe('the first screen', () => {
  test('[HOME-01] [HOME-04] [HOME-06] [HOME-11] banners, promises and collections, and nothing of what is below', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Art for the wall you look at most' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Shop art prints' }).getAttribute('href')).toBe('/art/');
    for (const promise of ['Free shipping', 'Finest quality', 'Happiness guarantee']) await heading(promise);
    await heading('Find Art You Love');
    await screen.findByRole('link', { name: 'Botanicals' });
    expect(listReads().sort()).toEqual([
      'block_content/home_page_block',
      'block_content/shop_art_banner',
      'taxonomy_term/collection',
    ]);
    // The browser of these tests wants no motion.
    expect(screen.getByRole('button', { name: 'Let the banners turn' })).toBeVisible();
  });

  test('[HOME-01] the first picture comes at once, and the others when their turn is near', async () => {
    open();
    await screen.findByRole('button', { name: 'Banner 1 of 4' });
    const pictures = [...screen.getByRole('region', { name: 'Banners' }).querySelectorAll('img')];
    expect(pictures.map(({ loading, fetchPriority }) => [loading, fetchPriority])).toEqual([
      ['eager', 'high'],
      ['lazy', 'low'],
    ]);
  });

  test('[HOME-01] [SHELL-05] [SHELL-06] the way to the art forgets the filters, as in the header', async () => {
    sessionStorage.setItem('artFilters', JSON.stringify({ themes: ['Botanicals'], orientations: [] }));
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Shop art prints' }));
    await waitFor(() => expect(JSON.parse(localStorage.getItem('artmode') ?? 'null')).toBe('shopart'));
    expect(sessionStorage.getItem('artFilters')).toBeNull();
  });

  test('[HOME-13] on a phone a collection leads to its name', async () => {
    await page.viewport(390, 844);
    open();
    await screen.findByRole('link', { name: 'Botanicals' });
    expect(await linksIn('Find Art You Love')).toContainEqual(['Hills and Ghats', '/art?filter=Hills%20and%20Ghats']);
  });

  test.each([
    ['HOME-17', 1280, 4],
    ['HOME-18', 992, 3],
    ['HOME-19', 390, 2],
  ])('[%s] at %i px a carousel shows %i slides', async (_, width, slides) => {
    await page.viewport(width, 900);
    open();
    await screen.findByRole('link', { name: 'Botanicals' });
    expect(await slidesIn('Find Art You Love')).toBe(slides);
  });
});

describe('what is below', () => {
  test('[CONF-01] [HOME-07] [HOME-08] [HOME-09] [HOME-10] [HOME-12] [HOME-20] comes when one reads on', async () => {
    open();
    await readOn();
    for (const name of ['Upload a photo', 'Select a frame', 'Ready to hang']) await heading(name);
    expect(await linksIn('Frame styles')).toEqual(
      ['Matte Black', 'Matte White', 'Nordic', 'Vintage Black', 'Rustic Ash', 'Mocha'].map((name) => [
        name,
        '/start_framing',
      ]),
    );
    for (const [name, to] of [
      ['Frame a picture', '/select/frame'],
      ['Print a picture', '/select/print'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    const walls = await linksIn('Gallery walls');
    expect(walls).toHaveLength(8);
    expect(walls).toContainEqual(['Nine Thresholds', '/gallery-walls/nine-thresholds']);
    for (const [name, to] of [
      ['Visit the store', '/stores'],
      ['Start framing', '/custom-framing/'],
      ['Ask a designer', '/design'],
      ['See mixed media', '/mixed-media/'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    await screen.findByText('The corner library');
    expect(within(await list('From their walls')).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Banner 4 of 4' }));
    for (const to of ['/art/', '/gifts/', '/custom-framing/', '/mixed-media/'])
      await waitFor(() => expect(hrefs()).toContain(to));
  });

  test('[HOME-12] [SHELL-07] the way to framing begins framing, as in the header', async () => {
    open();
    await readOn();
    await userEvent.click(await screen.findByRole('link', { name: 'Start framing' }));
    expect(JSON.parse(localStorage.getItem('artmode') ?? 'null')).toBe('frame');
    expect(JSON.parse(localStorage.getItem('flowtype') ?? 'null')).toBe('framing');
  });

  test('[HOME-20] a narrow window holds five walls, and eight voices', async () => {
    await page.viewport(768, 1024);
    open();
    await readOn();
    expect(await linksIn('Gallery walls')).toHaveLength(5);
    expect(within(await list('From their walls')).getAllByRole('listitem')).toHaveLength(8);
  });
});

describe('when the backend is not well', () => {
  test('[HOME-09] a block that fails is tried again by itself, and the rest stands', async () => {
    open('home.wallsDownThenShown');
    await readOn();
    await screen.findByText('The gallery walls did not load.');
    await heading('Our flagship store');
    await heading('Frame styles');
    const before = listReads().length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await linksIn('Gallery walls')).toHaveLength(8);
    expect(listReads().slice(before)).toEqual(['block_content/gallery_walls']);
  });

  test('[HOME-01] [HOME-06] without any block the ways to the art still stand', async () => {
    open('home.down');
    await readOn();
    await screen.findByText('The first picture did not load.');
    expect(screen.getByRole('link', { name: 'Shop art prints' })).toBeVisible();
    await screen.findByRole('link', { name: 'Botanicals' });
    await list('Frame styles');
  });

  test('[HOME-01] [HOME-06] what is empty is left out', async () => {
    open('home.none', 'terms.none');
    await readOn();
    expect(screen.queryByText('Find Art You Love')).toBeNull();
    expect(screen.queryByText('Gallery walls')).toBeNull();
    expect(screen.queryByText('Inside the store')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Our promises' })).toBeNull();
    expect(screen.getAllByRole('list').filter(({ childElementCount }) => childElementCount === 0)).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Turn the banners' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Shop art prints' })).toBeVisible();
  });
});

describe('a block that stands in HTML', () => {
  /** Hydrates the HTML of a block that reads a text, and gives what tells whether it is taken over. */
  function hydrateBlock(fetchText: () => Promise<string>) {
    const place = document.createElement('div');
    place.innerHTML = `<div id="later-walls" class="${styles.block}" data-block="walls"><!--$--><p>Four walls</p><!--/$--></div>`;
    document.body.append(place);
    const html = place.querySelector('p');
    const onRecoverableError = vi.fn();
    const hydrated = vi.fn();
    const Text = ({ text }: { text: string }) => {
      useEffect(hydrated, []);
      return <p>{text}</p>;
    };
    const read = cachedQuery(['text'], fetchText);
    const Block = createDeferredBlock('walls', [read], () => (
      <HomeBlock read={read} errorText="" skeleton={null}>
        {(text) => <Text text={text} />}
      </HomeBlock>
    ));
    const root = hydrateRoot(
      place,
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Block />
        </MemoryRouter>
      </QueryClientProvider>,
      { onRecoverableError },
    );
    onTestFinished(() => {
      root.unmount();
      place.remove();
    });
    const isUnchanged = () => place.querySelector('p') === html && onRecoverableError.mock.calls.length === 0;
    return { hydrated, isUnchanged };
  }

  test('is taken over without a fault, however early its answer comes', async () => {
    const { hydrated, isUnchanged } = hydrateBlock(async () => 'Four walls');
    await waitFor(() => expect(hydrated).toHaveBeenCalledOnce());
    expect(isUnchanged()).toBe(true);
  });

  test('stays until its data can be read', async () => {
    const fetchText = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('Four walls');
    const { hydrated, isUnchanged } = hydrateBlock(fetchText);
    await waitFor(() => expect(fetchText).toHaveBeenCalled());
    expect(hydrated).not.toHaveBeenCalled();
    expect(isUnchanged()).toBe(true);
    await waitFor(() => {
      retryPending();
      expect(hydrated).toHaveBeenCalledOnce();
    });
    expect(isUnchanged()).toBe(true);
  });
});
