import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { userEvent as hand } from 'vitest/browser';
import { ADDRESS, backendPanelFixture, copied } from '../../fixtures/backendPanel.fixture.tsx';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { backendPanelSamples as samples } from '../../machines/backendPanel/backendPanel.samples.ts';
import { findAccount } from '../../mocks/handlers/accounts.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const arrived = samples.events.find(({ type }) => type === 'backend.changed') as PathAction;
const opened: PathAction = { type: 'drawer.opened' };
const getFocused = () => document.activeElement;
const settings = samples.input.initial;
const plain = { ...settings, scenarios: ['payment.pendingTwiceThenPaid'] };
const settingsChanged = (change: object) => ({ type: 'settings.changed', settings: { ...plain, ...change } });
const shortcut = () => userEvent.keyboard('{Alt>}{Shift>}[KeyP]{/Shift}{/Alt}');

const outcomes: Outcome[] = [
  { requires: 'inbox', after: [opened], sees: '4831' },
  { requires: 'inbox', after: [opened], sees: 'Thank you. We have received your payment for order 261121482615.' },
  {
    requires: 'inbox',
    after: [arrived],
    check: () => expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Behind the scenes, 1 new letter'),
  },
  { requires: 'inbox', after: [opened, arrived], sees: '2750' },
  {
    requires: 'inbox',
    after: [opened, { type: 'backend.changed', settings: plain, letters: [], coupons: [] }],
    sees: 'Nothing was sent yet. Codes and letters arrive here.',
  },
  {
    requires: 'copying',
    after: [opened, { type: 'copy.requested', text: '4831' }, { reply: 'copy.taken' }],
    sees: 'Copied',
    check: () => expect(copied.at(-1)).toBe('4831'),
  },
  {
    requires: 'copying',
    after: [opened, { type: 'link.requested' }, { reply: 'copy.taken' }],
    sees: 'Link copied',
    check: () => expect(copied.at(-1)).toBe(ADDRESS),
  },
  {
    requires: 'copying',
    after: [opened, { type: 'copy.requested', text: '4831' }, { reply: 'copy.denied' }],
    sees: 'The browser did not let it be copied. Mark it and copy it by hand.',
  },
  {
    requires: 'profile',
    after: [opened, { type: 'profile.chosen', profile: 'drupal10' }],
    emits: settingsChanged({ profile: 'drupal10' }),
  },
  {
    requires: 'latency',
    after: [opened, { type: 'latency.chosen', latency: 800 }],
    emits: settingsChanged({ latency: 800 }),
  },
  {
    requires: 'gateway',
    after: [opened, { type: 'gateway.chosen', gateway: 'paid' }],
    emits: settingsChanged({ gateway: 'paid' }),
  },
  {
    requires: 'faults',
    after: [opened, { type: 'call.broken', call: 'pincode.find' }],
    emits: settingsChanged({ faults: { 'pincode.find': 'failed' } }),
  },
  {
    requires: 'faults',
    after: [
      opened,
      { type: 'call.broken', call: 'pincode.find' },
      { type: 'fault.chosen', call: 'pincode.find', fault: 'offline' },
    ],
    emits: settingsChanged({ faults: { 'pincode.find': 'offline' } }),
  },
  {
    requires: 'faults',
    after: [opened, { type: 'call.broken', call: 'pincode.find' }, { type: 'call.mended', call: 'pincode.find' }],
    sees: 'Every call works.',
    emits: settingsChanged({ faults: {} }),
  },
  {
    requires: 'scenarios',
    after: [opened],
    sees: 'pending at two looks, then paid',
  },
  {
    requires: 'scenarios',
    after: [opened, { type: 'scenario.left', name: 'payment.pendingTwiceThenPaid' }],
    sees: 'The backend answers by itself.',
    emits: settingsChanged({ scenarios: [] }),
  },
  {
    requires: 'scenarios',
    after: [opened, { type: 'scenario.chosen', name: 'pincode.downTwiceThenFound' }],
    emits: settingsChanged({ scenarios: ['payment.pendingTwiceThenPaid', 'pincode.downTwiceThenFound'] }),
  },
  {
    requires: 'settings',
    after: [opened, { type: 'latency.chosen', latency: 800 }, { type: 'settings.cleared' }],
    emits: { type: 'settings.changed', settings },
  },
  { requires: 'link', after: [opened], sees: 'The link also asked for what is no setting here: latency:fast.' },
  { requires: 'link', after: [opened, { type: 'drawer.left' }, opened], butNot: /no setting here/ },
  {
    requires: 'tokens',
    after: [opened, { type: 'expiry.requested' }, { reply: 'tokens.ended' }],
    sees: 'One session must renew itself at its next call.',
    check: ({ backend: { store } }: Harness) =>
      expect(
        store.list('backend--token').filter(({ attributes }) => Number(attributes.accessUntil) > store.now()),
      ).toEqual([]),
  },
  {
    requires: 'tokens',
    after: [opened, { type: 'expiry.requested' }, { reply: 'tokens.endFailed' }],
    sees: 'The sessions could not be ended. Please try again.',
  },
  { requires: 'sign-in', after: [opened], sees: 'Demo@Frame2026' },
  { requires: 'coupons', after: [opened], sees: 'DIWALI500' },
  {
    requires: 'reset',
    after: [opened, { type: 'reset.requested' }],
    sees: 'All accounts, orders and letters of this browser go. This cannot be undone.',
    check: ({ backend }: Harness) => expect(backend.inbox()).toHaveLength(1),
  },
  {
    requires: 'reset',
    after: [opened, { type: 'reset.requested' }, { type: 'reset.confirmed' }, { reply: 'data.reset' }],
    sees: 'The data is as on the first day. The page shows it once it is reloaded.',
    check({ backend: { store, inbox } }: Harness) {
      expect(inbox()).toEqual([]);
      expect(findAccount(store, '9847123456')).toBeUndefined();
    },
  },
  {
    requires: 'reset',
    after: [opened, { type: 'reset.requested' }, { type: 'reset.confirmed' }, { reply: 'data.resetFailed' }],
    sees: 'The data could not be set back. Please try again.',
  },
  {
    requires: 'reset',
    after: [
      opened,
      { type: 'reset.requested' },
      { type: 'reset.confirmed' },
      { reply: 'data.reset' },
      { type: 'page.reloaded' },
    ],
    emits: { type: 'reload' },
  },
  {
    requires: 'keyboard',
    after: [],
    async check() {
      await userEvent.tab();
      expect(getFocused()).toBe(screen.getByRole('button', { name: 'Behind the scenes' }));
      await userEvent.keyboard('{Enter}');
      expect(getFocused()).toBe(await screen.findByRole('dialog', { name: 'Behind the scenes' }));
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(getFocused()).toBe(screen.getByRole('button', { name: 'Behind the scenes' })));
    },
  },
  {
    requires: 'keyboard',
    after: [],
    async check() {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
      await shortcut();
      expect(getFocused()).toBe(await screen.findByRole('dialog', { name: 'Behind the scenes' }));
      await shortcut();
      await vi.waitFor(() => expect(getFocused()).toBe(field));
      field.remove();
    },
  },
  {
    requires: 'keyboard',
    after: [],
    async check() {
      const question = document.body.appendChild(document.createElement('dialog'));
      question.showModal();
      await shortcut();
      const drawer = await screen.findByRole('dialog', { name: 'Behind the scenes' });
      expect(drawer.matches(':modal')).toBe(true);
      // The browser's own doing, which only a real key sets off.
      await hand.keyboard('{Escape}');
      await vi.waitFor(() => expect(drawer).not.toBeVisible());
      expect(question.open).toBe(true);
      question.close();
      question.remove();
    },
  },
];

testPaths({ ...backendPanelFixture, outcomes });
