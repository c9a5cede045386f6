import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { comparisonFixture } from '../../fixtures/comparison.fixture.tsx';
import { earlierLamp } from '../../machines/comparison/sampleGraphs.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const listed = { reply: 'revisions.listed' };
const picked = { type: 'before.chosen', revision: '1f0a6b2' };
const giveFile = {
  type: 'file.given',
  file: new File([JSON.stringify(earlierLamp)], 'lamp.json', { type: 'application/json' }),
};

const outcomes: Outcome[] = [
  {
    requires: 'added, changed and removed parts are listed',
    after: [listed, picked, { reply: 'versions.differ' }],
    sees: '3 added · 2 changed · 2 removed',
    check: () => {
      expect(screen.getByRole('link', { name: 'lamp.dim' })).toBeVisible();
      expect(screen.getByText('Nobody needs light', { selector: 'ins' })).toBeVisible();
      expect(screen.getByText('It is dark', { selector: 'del' })).toBeVisible();
    },
  },
  {
    requires: 'the versions stand in the address',
    after: [listed, picked],
    emits: { type: 'versions', from: '1f0a6b2', to: null },
  },
  {
    requires: 'a revision without that chart',
    after: [listed, picked, { reply: 'versions.lack' }],
    sees: 'There was no such flow at 1f0a6b2',
  },
  {
    requires: 'a revision that does not exist',
    after: [listed, picked, { reply: 'versions.unknown' }],
    sees: 'There is no revision “1f0a6b2”',
  },
  {
    requires: 'without a repository a file can be compared',
    after: [{ reply: 'revisions.none' }, giveFile, { reply: 'file.earlier' }],
    sees: 'At night a little will do',
  },
  {
    requires: 'a file of another chart',
    after: [listed, giveFile, { reply: 'file.otherFlow' }],
    sees: 'lamp.json holds another flow',
  },
];

testPaths({ ...comparisonFixture, outcomes });
