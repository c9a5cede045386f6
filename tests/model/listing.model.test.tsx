import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { listingFixture } from '../../fixtures/listing.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const listed = { reply: 'arts.listed' };
const shown = [listed];
const askPage = (text: string) => ({ type: 'page.requested', text });
const toggle = (facet: string, name: string) => ({ type: 'filter.toggled', facet, name });
const open = (page: number, themes: string[] | null = null) => ({
  type: 'address.changed',
  page,
  filters: themes && { themes },
  cachedPage: null,
});
const cards = () => screen.getByRole('list', { name: 'Art Prints' }).children;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const outcomes: Outcome[] = [
  { requires: 'CAT-02', after: [], check: () => void screen.getByRole('combobox', { name: 'Theme' }) },
  { requires: 'CAT-02', after: [], check: () => void screen.getByRole('combobox', { name: 'Orientation' }) },
  { requires: 'CAT-08', after: shown, check: () => expect(cards()).toHaveLength(30) },
  // 257 prints on pages of 30
  { requires: 'CAT-09', after: shown, check: () => waitFor(() => expect(linkTo('Page 9')).toBe('/art/9/')) },
  {
    requires: 'CAT-10',
    after: [listed, open(2), listed],
    check: () => waitFor(() => expect([linkTo('Previous page'), linkTo('Next page')]).toEqual(['/art/', '/art/3/'])),
  },
  {
    requires: 'CAT-11',
    after: [listed, open(5), listed],
    check: () =>
      waitFor(() =>
        expect(
          [...screen.getByRole('navigation', { name: 'Pages' }).querySelectorAll('li')].map((li) => li.innerText),
        ).toEqual(['', '1', '…', '3', '4', '5', '6', '7', '…', '9', '']),
      ),
  },
  { requires: 'CAT-16', after: [{ reply: 'arts.none' }], sees: 'No Art Available' },
  {
    requires: 'CAT-16',
    after: [{ reply: 'arts.none' }],
    check: () => expect(screen.queryByRole('button', { name: 'See all prints' })).toBeNull(),
  },
  {
    requires: 'CAT-16',
    after: [listed, open(1, ['<b onclick=alert(1)>No such theme</b>']), listed],
    sees: 'No Art Available',
    check: async () => {
      const chips = within(screen.getByRole('list', { name: 'Filters in force' }));
      chips.getByText('<b onclick=alert(1)>No such theme</b>');
      await userEvent.click(screen.getByRole('button', { name: 'See all prints' }));
      expect(screen.queryByText('<b onclick=alert(1)>No such theme</b>')).toBeNull();
    },
  },
  {
    requires: 'CAT-16',
    after: [listed, open(99_999), listed],
    sees: 'The list does not reach as far as this page.',
    check: () => {
      expect(linkTo('To the first page')).toBe('/art/');
      expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    },
  },
  {
    requires: 'CAT-13',
    after: [listed, open(99_999), listed, askPage('9')],
    emits: { type: 'navigate', to: '/art/9/' },
  },
  {
    requires: 'CAT-12',
    after: shown,
    check: async () => void (await screen.findByRole('textbox', { name: 'Go to page' })),
  },
  {
    requires: 'CAT-05',
    after: shown,
    check: () => expect(screen.getByText('257 prints')).toHaveRole('status'),
  },
  { requires: 'CAT-14', after: [listed, askPage('10')], sees: 'Enter a valid number' },
  { requires: 'CAT-14', after: [listed, askPage('0')], sees: 'Enter a valid number' },
  { requires: 'CAT-14', after: [listed, askPage('two')], sees: 'Enter a valid number' },
  { requires: 'CAT-15', after: [listed, open(3), listed, askPage('3')], sees: 'Already on page 3' },
  { requires: 'CAT-15', after: [listed, askPage('1'), open(2), listed], butNot: /Already on page/ },
  { requires: 'CAT-13', after: [listed, askPage('9')], emits: { type: 'navigate', to: '/art/9/' } },
  {
    requires: 'CAT-13',
    after: [listed, open(1, ['Abstract']), listed, askPage('2')],
    emits: { type: 'navigate', to: '/art/theme/Abstract/2' },
  },
  {
    requires: 'CAT-05',
    after: [listed, open(1, ['Backwaters']), listed],
    check: () => void screen.getByRole('button', { name: 'Remove Backwaters' }),
  },
  {
    requires: 'CAT-06',
    after: [listed, open(3), listed, toggle('orientations', 'Square'), listed],
    emits: { type: 'navigate', to: '/art/?orientation=Square', replace: true },
    check: () => waitFor(() => expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1')),
  },
  {
    requires: 'CAT-06',
    after: [
      listed,
      toggle('themes', 'Abstract'),
      listed,
      toggle('orientations', 'Portrait'),
      listed,
      toggle('themes', 'Abstract'),
      listed,
    ],
    check: ({ effects }) =>
      expect(effects.filter(({ type }) => type === 'filters.stored').at(-1)).toEqual({
        type: 'filters.stored',
        filters: { themes: [], orientations: ['Portrait'] },
      }),
  },
  {
    requires: 'CAT-06',
    after: [listed, open(3), listed, { type: 'sort.chosen', order: 'price' }, listed],
    emits: { type: 'navigate', to: '/art/?sort=price', replace: true },
    check: () =>
      waitFor(() => {
        const prices = [...cards()].map((card) =>
          Number(card.textContent?.match(/₹([\d,]+)/)?.[1]?.replaceAll(',', '')),
        );
        expect(prices).toHaveLength(30);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }),
  },
  {
    requires: 'CAT-04',
    after: [listed, { type: 'panel.opened' }, toggle('colours', 'Blue'), listed, toggle('prices', '1500-2000'), listed],
    emits: { type: 'navigate', to: '/art/?colour=Blue&price=1500-2000', replace: true },
    check: () =>
      waitFor(() => {
        screen.getByRole('button', { name: 'Remove Blue' });
        screen.getByRole('button', { name: 'Remove ₹1,500 to ₹2,000' });
        expect(screen.getAllByText('30 prints')).toHaveLength(2);
      }),
  },
  {
    requires: 'CAT-16',
    after: [
      listed,
      {
        type: 'address.changed',
        page: 1,
        filters: { colours: ['Blurple'] },
        cachedPage: null,
      },
      listed,
    ],
    sees: 'No Art Available',
    check: () => void screen.getByRole('button', { name: 'Remove Blurple' }),
  },
  {
    requires: 'CAT-02',
    after: [listed, { type: 'panel.opened' }, toggle('themes', 'Abstract'), listed],
    check: () => void screen.getByRole('dialog', { name: 'Filters' }),
  },
  {
    requires: 'CAT-07',
    after: [toggle('themes', 'Abstract')],
    emits: { type: 'filters.stored', filters: { themes: ['Abstract'] } },
  },
  {
    requires: 'CAT-04',
    after: [toggle('themes', 'Abstract'), toggle('orientations', 'Square'), { type: 'filters.cleared' }],
    butNot: 'Clear All',
    emits: { type: 'filters.stored', filters: {} },
  },
  {
    requires: 'CAT-17',
    after: shown,
    check: () =>
      waitFor(() => {
        const links = [...cards()].map((card) => card.querySelector('a')?.getAttribute('href') ?? '');
        expect(links).toHaveLength(30);
        expect(links.filter((link) => !/^\/art\/[a-z0-9-]+$/.test(link))).toEqual([]);
      }),
  },
  {
    requires: 'CAT-20',
    after: [listed, open(1, ['Hills and Ghats']), listed],
    sees: 'Nandini Pazhoor',
  },
];

testPaths({ ...listingFixture, outcomes });
