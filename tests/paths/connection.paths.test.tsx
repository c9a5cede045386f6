import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { connectionStage } from '../stages/connection.stage.tsx';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

/** 22 November 2026, five past two in the afternoon in India. */
const readAt = Date.UTC(2026, 10, 22, 8, 35);
const lost = { type: 'network.lost', readAt };
const missed = { type: 'reading.missed', readAt };
const again = { type: 'again.asked' };
const answers = { answer: 'store.answers' };
const silent = { answer: 'store.silent' };
const OFFLINE = /You are offline\./;
const saysNothing = () => expect(screen.getByRole('status').textContent).toBe('');

const outcomes: Outcome[] = [
  { requires: 'offline', after: [], check: saysNothing },
  { requires: 'offline', after: [lost], sees: OFFLINE },
  { requires: 'offline', after: [lost], sees: 'Prices are as of 22 Nov, 14:05.' },
  { requires: 'offline', after: [{ type: 'network.lost', readAt: null }], sees: OFFLINE, butNot: /Prices are as of/ },
  { requires: 'a device that knows of no fault', after: [missed], check: saysNothing },
  { requires: 'a device that knows of no fault', after: [missed, silent], sees: OFFLINE },
  { requires: 'a backend that is down', after: [missed, answers], check: saysNothing },
  { requires: 'again', after: [lost, again, silent], sees: OFFLINE },
  { requires: 'again', after: [lost, again, answers], lets: { type: 'reading.asked' }, butNot: OFFLINE },
  { requires: 'by itself', after: [lost, { type: 'network.returned' }, answers], lets: { type: 'reading.asked' } },
  { requires: 'by itself', after: [lost, { wait: 15_000 }, answers], lets: { type: 'reading.asked' } },
  { requires: 'by itself', after: [lost, again, answers, { wait: 4_000 }], check: saysNothing },
  {
    requires: 'prices of before',
    after: [{ type: 'refreshing.failed', readAt }],
    sees: 'Prices are as of 22 Nov, 14:05.',
    butNot: OFFLINE,
  },
  {
    requires: 'prices of before',
    after: [{ type: 'refreshing.failed', readAt }, again],
    lets: { type: 'reading.asked' },
  },
  { requires: 'renewed', after: [{ type: 'code.gone' }, { type: 'reload.asked' }], lets: { type: 'reload.asked' } },
  { requires: 'renewed', after: [{ type: 'code.gone' }, { type: 'notice.closed' }], check: saysNothing },
];

walkView({ ...connectionStage, outcomes });
