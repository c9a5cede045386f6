import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { searchResultsFixture } from '../../fixtures/searchResults.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const found = { reply: 'search.found' };
const list = (name: string) => within(screen.getByRole('list', { name }));

const outcomes: Outcome[] = [
  {
    requires: 'CAT-28',
    after: [found],
    sees: 'Results: 2',
    check() {
      expect(list('Art Prints').getByRole('link', { name: 'Harvest Moon' }).getAttribute('href')).toBe(
        '/art/harvest-moon',
      );
      expect(list('Art Prints').getByText(/^From ₹/)).toBeVisible();
      expect(list('Art Prints').getAllByRole('img')).toHaveLength(1);
      expect(list('Mixed Media').getByRole('link', { name: 'Harvest Moon, Low' })).toBeVisible();
    },
  },
  {
    requires: 'CAT-26',
    after: [{ reply: 'search.nearMatches' }],
    sees: 'Nothing is called “harvest moon”. This is what we have for “harvest”.',
    check: () => expect(list('Art Prints').getByRole('link', { name: 'Harvest Moon' })).toBeVisible(),
  },
  {
    requires: 'CAT-26',
    after: [{ reply: 'search.none' }],
    sees: 'No results found..',
    check() {
      expect(screen.getByRole('link', { name: 'Art Prints' }).getAttribute('href')).toBe('/art/');
      expect(screen.getByRole('status')).toHaveTextContent('No results found..');
    },
  },
  {
    requires: 'CAT-27',
    after: [{ reply: 'search.oneDown' }],
    sees: 'Results: 2',
  },
  {
    requires: 'CAT-26',
    after: [{ reply: 'search.down' }, { type: 'search.retried' }, found],
    sees: 'Results: 2',
    butNot: 'The search did not answer.',
  },
];

testPaths({ ...searchResultsFixture, outcomes });
