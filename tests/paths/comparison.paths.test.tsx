import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { earlierLamp } from '../../machines/comparison/sampleGraphs.ts';
import { comparisonStage } from '../stages/comparison.stage.tsx';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const listed = { answer: 'revisions.listed' };
const picked = { type: 'before.chosen', revision: '1f0a6b2' };
const given = {
  type: 'file.given',
  file: new File([JSON.stringify(earlierLamp)], 'lamp.json', { type: 'application/json' }),
};

const outcomes: Outcome[] = [
  {
    requires: 'added, changed and removed parts are listed',
    after: [listed, picked, { answer: 'versions.differ' }],
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
    lets: { type: 'versions', from: '1f0a6b2', to: null },
  },
  {
    requires: 'a revision without that chart',
    after: [listed, picked, { answer: 'versions.lack' }],
    sees: 'There was no such flow at 1f0a6b2',
  },
  {
    requires: 'a revision that does not exist',
    after: [listed, picked, { answer: 'versions.unknown' }],
    sees: 'There is no revision “1f0a6b2”',
  },
  {
    requires: 'without a repository a file can be compared',
    after: [{ answer: 'revisions.none' }, given, { answer: 'file.earlier' }],
    sees: 'At night a little will do',
  },
  {
    requires: 'a file of another chart',
    after: [listed, given, { answer: 'file.another' }],
    sees: 'lamp.json holds another flow',
  },
];

walkView({ ...comparisonStage, outcomes });
