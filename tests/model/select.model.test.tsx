import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { selectFixture } from '../../fixtures/select.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const open = (requested: string) => ({ type: 'address.opened', requested });
const upload = { type: 'upload.chosen' };
const art = { type: 'art.chosen' };

/** Of each type, and by whichever address it was come to. */
const both = ['print', 'frame'].flatMap((type): Outcome[] => [
  { requires: 'CONF-04', after: [open(type), upload], emits: { type: 'navigate', to: '/custom-framing/' } },
  { requires: 'CONF-04', after: [open(type), upload], emits: { type: 'userUpload.stored', userUpload: true } },
  { requires: 'CONF-05', after: [open(type), art], emits: { type: 'navigate', to: '/art/' } },
  { requires: 'CONF-05', after: [open(type), art], emits: { type: 'userUpload.stored', userUpload: false } },
  {
    requires: 'CONF-01',
    after: [open(type)],
    check: () =>
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/custom-framing/',
        '/art/',
      ]),
  },
]);

const outcomes: Outcome[] = [
  ...both,
  { requires: 'CONF-03', after: [], sees: 'What Are You Framing?', butNot: 'What Are You Printing?' },
  { requires: 'CONF-02', after: [open('print')], sees: 'What Are You Printing?', butNot: 'What Are You Framing?' },
  { requires: 'CONF-28', after: [], emits: { type: 'purpose.stored', artmode: 'frame' } },
  { requires: 'CONF-29', after: [], emits: { type: 'purpose.stored', flowtype: 'framing' } },
  { requires: 'CONF-28', after: [open('print')], emits: { type: 'purpose.stored', artmode: 'print' } },
  { requires: 'CONF-29', after: [open('print')], emits: { type: 'purpose.stored', flowtype: 'shopart' } },
  {
    requires: 'CONF-06',
    after: [open('poster')],
    emits: { type: 'navigate', to: '/404s', replace: true },
    check: () => expect(screen.queryByRole('link')).toBeNull(),
  },
  { requires: 'CONF-06', after: [open('')], emits: { type: 'navigate', to: '/404s', replace: true } },
  { requires: 'CONF-06', after: [open('PRINT')], emits: { type: 'navigate', to: '/404s', replace: true } },
  {
    requires: 'CONF-27',
    after: [upload],
    // What is to be stored is stored before the next page reads it.
    check: ({ effects }) =>
      expect(effects.slice(-2).map(({ type }) => type)).toEqual(['userUpload.stored', 'navigate']),
  },
];

testPaths({ ...selectFixture, outcomes });
