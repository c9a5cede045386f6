import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { connectionFixture } from '../../fixtures/connection.fixture.tsx';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

/** 22 November 2026, five past two in the afternoon in India. */
const readAt = Date.UTC(2026, 10, 22, 8, 35);
const lost = { type: 'network.lost', readAt };
const readFailure = { type: 'reading.missed', readAt };
const again = { type: 'again.requested' };
const answers = { reply: 'store.answers' };
const silent = { reply: 'store.silent' };
const OFFLINE = /You are offline\./;
const expectSilence = () => expect(screen.getByRole('status').textContent).toBe('');

const outcomes: Outcome[] = [
  { requires: 'offline', after: [], check: expectSilence },
  { requires: 'offline', after: [lost], sees: OFFLINE },
  { requires: 'offline', after: [lost], sees: 'Prices are as of 22 Nov, 14:05.' },
  { requires: 'offline', after: [{ type: 'network.lost', readAt: null }], sees: OFFLINE, butNot: /Prices are as of/ },
  { requires: 'a device that knows of no fault', after: [readFailure], check: expectSilence },
  { requires: 'a device that knows of no fault', after: [readFailure, silent], sees: OFFLINE },
  { requires: 'a backend that is down', after: [readFailure, answers], check: expectSilence },
  { requires: 'again', after: [lost, again, silent], sees: OFFLINE },
  { requires: 'again', after: [lost, again, answers], emits: { type: 'reading.requested' }, butNot: OFFLINE },
  { requires: 'by itself', after: [lost, { type: 'network.returned' }, answers], emits: { type: 'reading.requested' } },
  { requires: 'by itself', after: [lost, { wait: 5_000 }, answers], emits: { type: 'reading.requested' } },
  { requires: 'by itself', after: [lost, again, answers, { wait: 4_000 }], check: expectSilence },
  {
    requires: 'what did not come although the network is back is read once more',
    after: [lost, again, answers, readFailure, { wait: 4_000 }],
    check({ effects }) {
      expect(effects).toEqual([{ type: 'reading.requested' }, { type: 'reading.requested' }]);
      expectSilence();
    },
  },
  {
    requires: 'by itself',
    after: [lost, again, answers, readFailure, { wait: 15_000 }, readFailure, silent],
    sees: OFFLINE,
  },
  {
    requires: 'a network that only hesitates: what did not come is read once more, silently',
    after: [readFailure, answers, { wait: 4_000 }],
    emits: { type: 'reading.requested' },
    check: expectSilence,
  },
  {
    requires: 'a backend that is down is not read without end',
    after: [readFailure, answers, { wait: 4_000 }, readFailure, { wait: 11_000 }],
    check({ effects }) {
      expect(effects).toEqual([{ type: 'reading.requested' }]);
      expectSilence();
    },
  },
  {
    requires: 'prices of before',
    after: [{ type: 'refreshing.failed', readAt }],
    sees: 'Prices are as of 22 Nov, 14:05.',
    butNot: OFFLINE,
  },
  {
    requires: 'prices of before',
    after: [{ type: 'refreshing.failed', readAt }, again],
    emits: { type: 'reading.requested' },
  },
  {
    requires: 'renewed',
    after: [{ type: 'code.gone' }, { type: 'reload.requested' }],
    emits: { type: 'reload.requested' },
  },
  { requires: 'renewed', after: [{ type: 'code.gone' }, { type: 'notice.closed' }], check: expectSilence },
];

testPaths({ ...connectionFixture, outcomes });
