import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../fixtures/harness/render.tsx';
import { artRef } from '../../../mocks/seed/artDrafts.ts';
import { frameRef } from '../../../mocks/seed/frames.ts';
import type { Artwork } from '../../../src/preview/artwork.ts';
import type { DetailProps } from '../../../src/routes/details/Description.tsx';
import { DetailTabs } from '../../../src/routes/details/DetailTabs.tsx';
import { setupStore } from '../../support/setupStore.ts';

const backend = setupStore();
const listReads = () => backend.requests.map(({ pathname }) => pathname);

beforeAll(async () => {
  // The first test does not wait for the code of the parts to be built.
  await import('../../../src/routes/details/DetailPanels.tsx');
});

const onPhone = () => page.viewport(390, 844);
const frame = (slug: string) => ({ id: frameRef(slug).id, title: slug });
const print = (slug: string) => ({ id: artRef(slug).id, title: slug });

const own: DetailProps = {
  description: 'Mist on the first ridge.\n\nAnd on the second.',
  themes: ['Landscapes', 'Rivers & Coasts'],
  care: { source: 'art', media: 'Paper' },
  frame: frame('matte-black'),
};

const inPage = (props: Partial<DetailProps>, before = 0) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>
      <div style={{ blockSize: before }} />
      <DetailTabs {...own} {...props} />
    </MemoryRouter>
  </QueryClientProvider>
);
let queries: QueryClient;
function open(props: Partial<DetailProps> = {}, before = 0) {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(inPage(props, before));
}

const tab = (name: string) => screen.findByRole('tab', { name });
const openTab = async (name: string) => userEvent.click(await tab(name));
const panel = () => screen.findByRole('tabpanel');
const reviews = () => screen.findByRole('region', { name: 'Reviews' });
const part = async (name: string) => (await screen.findByText(name)).closest('details') as HTMLDetailsElement;

describe('the parts', () => {
  test('[ART-10] are three tabs on a desk, with the description first and the reviews beside them', async () => {
    open();
    await tab('Description');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Care Instructions',
      'Return Policy',
    ]);
    expect(await panel()).toHaveTextContent('Mist on the first ridge.And on the second.');
    expect(
      within(await panel())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/art/theme/Landscapes/1', '/art/theme/Rivers%20%26%20Coasts/1']);
    expect(await reviews()).toBeVisible();
  });

  test('[ART-11] are an accordion on a phone, with the reviews among them', async () => {
    await onPhone();
    open();
    await part('Reviews');
    expect(Array.from(document.querySelectorAll('summary'), ({ textContent }) => textContent)).toEqual([
      'Description',
      'Care Instructions',
      'Return Policy',
      'Reviews',
    ]);
    expect(screen.queryByRole('tab')).toBeNull();
    expect((await part('Description')).open).toBe(true);
  });

  test('[ART-11] a part of the accordion is read once it is opened', async () => {
    await onPhone();
    open();
    const care = await part('Care Instructions');
    expect(listReads()).toEqual([]);
    await userEvent.click(within(care).getByText('Care Instructions'));
    expect(await within(care).findByText(/dry hands, a frame/)).toBeVisible();
    expect(listReads()).toEqual(['/jsonapi/node/page']);
  });

  test('[ART-10] nothing comes before the shopper comes near, but the description is there', async () => {
    open({}, 1_500);
    expect(screen.getByText('Mist on the first ridge.')).toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(screen.queryByRole('tab')).toBeNull();
    window.scrollTo(0, 500);
    await tab('Care Instructions');
    await waitFor(() => expect(listReads()).toEqual(['/jsonapi/comment/review']));
    window.scrollTo(0, 0);
  });

  test('[STAT-12] a picture without a description says so', async () => {
    open({ description: '', themes: [] });
    expect(await screen.findByText('No description')).toBeVisible();
  });

  test('[ART-10] [STAT-12] the shopper’s own picture has no description, and no tab that says so', async () => {
    open({ description: null, themes: [] });
    await tab('Care Instructions');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Care Instructions',
      'Return Policy',
    ]);
    expect(screen.queryByText('No description')).toBeNull();
  });
});

describe('care and returns', () => {
  test.each([
    ['art', 'Paper', 'Care of paper prints'],
    ['art', 'Canvas', 'Care of canvas prints'],
    ['upload', 'Paper', 'Care of your own picture on paper'],
    ['upload', 'Canvas', 'Care of your own picture on canvas'],
  ] as const)('[API-51] %s on %s reads %s', async (source, media, title) => {
    open({ care: { source, media } });
    await openTab('Care Instructions');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test('[API-51] another media has another text at once', async () => {
    const { rerender } = open();
    await openTab('Care Instructions');
    await screen.findByRole('heading', { name: 'Care of paper prints' });
    rerender(inPage({ care: { source: 'art', media: 'Canvas' } }));
    expect(await screen.findByRole('heading', { name: 'Care of canvas prints' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Care of paper prints' })).toBeNull();
  });

  test('[API-49] the return policy, with its headings, lists and links', async () => {
    open();
    await openTab('Return Policy');
    await screen.findByRole('heading', { name: 'If something is wrong, we make it again' });
    expect(within(await panel()).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/account/orders/');
  });

  test.each([
    ['STAT-09', 'pages.empty', 'Care Instructions', 'No care instruction for this product'],
    ['STAT-10', 'pages.none', 'Care Instructions', 'NO care instructions for this product'],
    ['STAT-11', 'pages.empty', 'Return Policy', 'No Return Policy for this product'],
    ['STAT-11', 'pages.none', 'Return Policy', 'No Return Policy for this product'],
  ] as const)('[%s] with %s, %s says so', async (_, reply, name, text) => {
    backend.answerWith(reply);
    open();
    await openTab(name);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('[STAT-11] one that did not load is tried again by itself, and the rest stands', async () => {
    backend.answerWith('pages.down');
    open();
    await openTab('Return Policy');
    expect(await screen.findByText('The return policy did not load.')).toBeVisible();
    expect(await within(await reviews()).findByText('A customer in Mysuru')).toBeVisible();
    backend.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'What is not a fault' })).toBeVisible();
  });

  test('[API-51] what runs in a text does not run here, and of its markup the meaning stays', async () => {
    const alerts: unknown[] = [];
    window.alert = (what) => alerts.push(what);
    backend.answerWith('pages.hostile');
    open();
    await openTab('Care Instructions');
    await screen.findByText('softly');
    const panelElement = await panel();
    expect(within(panelElement).getByText('softly').tagName).toBe('STRONG');
    expect(
      Array.from(panelElement.querySelectorAll('a'), (a) => [a.textContent, a.getAttribute('href'), a.rel]),
    ).toEqual([
      ['hand', '/faq', ''],
      ['elsewhere', 'https://example.com/care', 'noopener'],
      ['write', 'mailto:care@example.com', ''],
    ]);
    expect(panelElement).toHaveTextContent('or not');
    expect(panelElement).not.toHaveTextContent('alert');
    expect(panelElement.querySelector('script, iframe, svg, [style], [onclick], [onmouseover], [onerror]')).toBeNull();
    // Without the pages that its links open.
    panelElement.addEventListener('click', (event) => event.preventDefault());
    for (const part of panelElement.querySelectorAll<HTMLElement>('*')) part.click();
    expect(alerts).toEqual([]);
  });
});

describe('what one receives', () => {
  const artwork = (framing: Partial<Artwork['framing']>): Artwork => ({
    title: 'Misty Ghats',
    alt: '',
    picture: { small: '', large: '' },
    framing: { media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2, ...framing },
    frame: { title: 'Nordic', colours: ['Natural'], style: '', type: 'Flat', material: 'Oak' },
  });
  const show = async () => within(await screen.findByRole('region', { name: 'What you receive' }));
  const drawings = async () => (await show()).getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'));
  const terms = async () => (await show()).getAllByRole('term').map(({ textContent }) => textContent);

  test('[CONF-45] [FRAME-13] of a framed print: corner, back and box as renderings, and its materials', async () => {
    open({ artwork: artwork({}) });
    expect(await drawings()).toEqual([
      'Its corner from close by, a rendering',
      'Its back, with its hooks, a rendering',
      'In its box, the sheet drawn back, a rendering',
    ]);
    expect(await terms()).toEqual(['Print', 'Frame', 'Mat', 'Glazing', 'Back', 'Hooks', 'In the box']);
    const facts = (await show()).getAllByRole('definition').map(({ textContent }) => textContent);
    expect([facts[1], facts[5]]).toEqual(['Nordic, oak', 'One, in the middle of the upper moulding']);
  });

  test('[CONF-45] of a framed canvas: no mat, no glass, and two hooks where it is wide', async () => {
    open({ artwork: artwork({ media: 'Canvas', size: { width: 40, height: 30 }, mat: 0 }) });
    expect(await terms()).toEqual(['Print', 'Frame', 'Glazing', 'Back', 'Hooks', 'In the box']);
    expect((await show()).getByText('None: canvas is varnished and needs no glass')).toBeVisible();
    expect((await show()).getByText('Two, a quarter of the width from each side')).toBeVisible();
  });

  test('[CONF-45] of a print without a frame: its surface, and the tube that it is rolled in', async () => {
    open({ artwork: { ...artwork({ framed: false, mat: 0 }), frame: null } });
    expect(await drawings()).toEqual([
      'Its surface from close by, a rendering',
      'Rolled in its tube, picture inwards, a rendering',
    ]);
    expect(await terms()).toEqual(['Print', 'In the tube']);
  });

  test('[CONF-45] nothing of it beside what is sold as it is', async () => {
    open({ care: 'objects' });
    await tab('Description');
    expect(screen.queryByRole('region', { name: 'What you receive' })).toBeNull();
  });
});

describe('reviews', () => {
  test('[ART-16] [ART-18] each has its stars for eye and ear, its reviewer, its day and its comment', async () => {
    open();
    const reviewItems = await within(await reviews()).findAllByRole('listitem');
    expect(reviewItems.map(({ textContent }) => textContent)).toEqual([
      '5 of 5 stars2026-09-13All six are the same black, which is rarer than one thinks.A customer in Mysuru',
      '4 of 5 stars2026-04-18Matt black shows every speck. A dry cloth on Sundays, and it is fine.A customer in Ranchi',
      '5 of 5 stars2026-02-02You cannot feel the joint with a fingernail.A customer in Mumbai',
    ]);
  });

  test('[ART-17] together they come to an average and a count', async () => {
    open();
    expect(await screen.findByText('3 reviews of the matte-black frame')).toBeVisible();
    expect(screen.getByText('4.7 of 5 stars')).toBeInTheDocument();
  });

  test('[ART-16] [ART-21] those of the print stand before those of its frame, each summed up for itself', async () => {
    open({ piece: print('misty-ghats') });
    expect(await screen.findByText('3 reviews of misty-ghats')).toBeVisible();
    expect(await screen.findByText('3 reviews of the matte-black frame')).toBeVisible();
    expect(
      within(await reviews())
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual(['Reviews of misty-ghats', 'Reviews of the matte-black frame']);
    expect(screen.getByText('A customer in Bengaluru')).toBeVisible();
  });

  test('[ART-17] how many have how many stars', async () => {
    open({ piece: print('noon-in-the-courtyard'), frame: null });
    const summary = within(await reviews());
    expect((await summary.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
      '5 stars',
      '4 stars',
      '3 stars',
      '2 stars',
      '1 star',
    ]);
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '0', '0', '1', '0']);
  });

  test('[ART-19] a print that nobody has reviewed says so, above what is said of its frame', async () => {
    open({ piece: print('small-weather') });
    expect(await screen.findByText('There are no reviews for this product.')).toBeVisible();
    expect(await screen.findByText('3 reviews of the matte-black frame')).toBeVisible();
  });

  test('[ART-19] with neither reviewed it is said once', async () => {
    open({ piece: print('small-weather'), frame: frame('honey-oak') });
    await waitFor(() => expect(listReads()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('The reviews are on their way')).toBeNull());
    expect(screen.getAllByText('There are no reviews for this product.')).toHaveLength(1);
  });

  test('[ART-21] another frame has its own', async () => {
    const { rerender } = open();
    await screen.findByText('A customer in Mysuru');
    rerender(inPage({ frame: frame('nordic') }));
    expect(await screen.findByText('A customer in Siliguri')).toBeVisible();
    expect(screen.queryByText('A customer in Mysuru')).toBeNull();
  });

  test.each([
    ['a frame that nobody has reviewed', frame('honey-oak')],
    ['a print without a frame', null],
  ])('[ART-19] %s', async (_, chosen) => {
    open({ frame: chosen });
    expect(await screen.findByText('There are no reviews for this product.')).toBeVisible();
  });

  test('[ART-19] reviews that did not load are not told as none, and are tried again by themselves', async () => {
    backend.answerWith('reviews.down');
    open();
    expect(await screen.findByText('The reviews did not load.')).toBeVisible();
    expect(screen.queryByText('There are no reviews for this product.')).toBeNull();
    backend.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A customer in Mysuru')).toBeVisible();
  });
});
