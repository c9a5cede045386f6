import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import { searchFixture } from '../../fixtures/search.fixture.tsx';
import { searchPorts } from '../../src/ports/search.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

/** What was searched for, in its order. */
const searches: string[] = [];
beforeEach(() => void searches.splice(0));
const ports = {
  findHits(query: { text: string }, signal: AbortSignal) {
    searches.push(query.text);
    return searchPorts.findHits(query, signal);
  },
};

const type = (text: string) => ({ type: 'text.typed', text });
const move = (step: string) => ({ type: 'highlight.moved', step });
const query = { type: 'search.requested' };
const escaped = { type: 'search.escaped' };
const debounced = { wait: 700 };
const found = { reply: 'search.found' };
const moons = [type('harvest moon'), debounced, found];
const expectSearches =
  (...texts: string[]) =>
  () =>
    expect(searches).toEqual(texts);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });
const titles = () => screen.queryAllByRole('option').map((row) => row.firstChild?.textContent);
const getChosen = () => {
  const [row] = screen.queryAllByRole('option', { selected: true });
  expect(box().getAttribute('aria-activedescendant')).toBe(row?.id ?? null);
  return row?.firstChild?.textContent ?? null;
};
const highlights = (title: string | null) => () => expect(getChosen()).toBe(title);

const searching: Outcome[] = [
  { requires: 'CAT-22', after: [type('harvest moon'), { wait: 699 }], check: expectSearches() },
  { requires: 'CAT-22', after: [type('harvest moon'), { wait: 700 }], check: expectSearches('harvest moon') },
  {
    requires: 'CAT-22',
    after: [type('har'), { wait: 600 }, type('harvest moon'), { wait: 699 }],
    check: expectSearches(),
  },
  {
    requires: 'CAT-22',
    after: [type('kettle'), debounced, type('harvest moon'), debounced, found],
    check: () => expect(titles()).toEqual(['Harvest Moon', 'Harvest Moon, Low']),
  },
  {
    requires: 'CAT-25',
    after: [type('harvest moon'), query],
    emits: { type: 'navigate', to: '/search?q=harvest+moon' },
    check: expectSearches(),
  },
  {
    requires: 'CAT-25',
    after: [type('tea & salt'), debounced, query],
    emits: { type: 'navigate', to: '/search?q=tea+%26+salt' },
  },
  { requires: 'CAT-25', after: [...moons, query], emits: { type: 'navigate', to: '/search?q=harvest+moon' } },
  { requires: 'CAT-24', after: [type('?!'), query], sees: 'no data' },
  { requires: 'CAT-23', after: [...moons, type('')], check: () => expect(titles()).toEqual([]) },
  ...['?!', ' ', '😀 …', '(*)'].map((text) => ({
    requires: 'CAT-24',
    after: [type(text), debounced],
    sees: 'no data',
    check: expectSearches(),
  })),
  ...['7', 'ü', 'चाय', '灯'].map((text) => ({
    requires: 'CAT-24',
    after: [type(text), debounced],
    butNot: 'no data',
    check: expectSearches(text),
  })),
  {
    requires: 'CAT-26',
    after: [type('harvest moon'), debounced, { reply: 'search.none' }],
    sees: 'No results found..',
  },
  { requires: 'CAT-26', after: [type('qqqqq'), debounced, found], sees: 'No results found..' },
  {
    requires: 'CAT-27',
    after: [type('harvest moon'), debounced, { reply: 'search.oneDown' }],
    check: () => expect(titles()).toEqual(['Harvest Moon', 'Harvest Moon, Low']),
  },
  {
    requires: 'CAT-26',
    after: [type('qqqqq'), debounced, { reply: 'search.oneDown' }],
    sees: 'The search did not answer.',
    butNot: 'No results found..',
  },
  {
    requires: 'CAT-28',
    after: moons,
    sees: 'Results: 2',
    check: () => expect(titles()).toEqual(['Harvest Moon', 'Harvest Moon, Low']),
  },
  {
    requires: 'CAT-29',
    after: [type('moon'), debounced, found],
    check: () => expect(titles().filter((title) => !title)).toEqual([]),
  },
  {
    requires: 'CAT-30',
    after: [type('kettle pond'), debounced, found],
    check: () =>
      expect(screen.getByRole('option', { name: /Kettle Pond Bottle/ }).getAttribute('href')).toBe(
        '/decor-objects/kettle-pond-bottle',
      ),
  },
  {
    requires: 'CAT-30',
    after: [type('kettle pond'), debounced, found, move('next'), query],
    emits: { type: 'navigate', to: '/decor-objects/kettle-pond-bottle' },
  },
];

const keys: Outcome[] = [
  { requires: 'CAT-27', after: moons, check: highlights(null) },
  { requires: 'CAT-27', after: [...moons, move('next')], check: highlights('Harvest Moon') },
  { requires: 'CAT-27', after: [...moons, move('previous')], check: highlights('Harvest Moon, Low') },
  { requires: 'CAT-27', after: [...moons, move('next'), move('last')], check: highlights('Harvest Moon, Low') },
  { requires: 'CAT-27', after: [...moons, move('previous'), move('first')], check: highlights('Harvest Moon') },
  { requires: 'CAT-27', after: [...moons, move('previous'), move('next')], check: highlights('Harvest Moon') },
  {
    requires: 'CAT-27',
    after: [...moons],
    async check() {
      box().focus();
      await userEvent.keyboard('{Home}');
      expect(box().selectionStart).toBe(0);
      highlights(null)();
    },
  },
  {
    requires: 'CAT-23',
    after: [...moons, escaped],
    check() {
      expect(titles()).toEqual([]);
      expect(box()).toMatchObject({ value: 'harvest moon', ariaExpanded: 'false' });
    },
  },
  { requires: 'CAT-23', after: [...moons, escaped, escaped], check: () => expect(box().value).toBe('') },
];

testPaths({ ...searchFixture, ports, outcomes: [...searching, ...keys] });
