import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { sessionFixture } from '../../fixtures/session.fixture.tsx';
import { demoSession } from '../../machines/session/session.samples.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const nobody = { type: 'session.recalled', session: null };
const sessionStart = { type: 'session.begun', session: demoSession, remember: false };
const refused = { type: 'renewal.requested', token: demoSession.token };
const logout = { type: 'logout.chosen' };
const { id: uid } = demoSession.details;

const tokenIn = ({ actor }: Harness) => actor.getSnapshot().context.session?.token;

const outcomes: Outcome[] = [
  { requires: 'SESS-04', after: [{ type: 'session.recalled', session: demoSession }], sees: /^Welcome/ },
  { requires: 'SESS-04', after: [nobody], sees: 'Login', butNot: /^Welcome/ },
  {
    requires: 'SESS-01',
    after: [nobody, sessionStart],
    emits: { type: 'login.stored', session: demoSession, remember: false },
  },
  { requires: 'ACCT-25', after: [sessionStart], sees: 'Welcome 9800012345' },
  {
    requires: 'ACCT-25',
    after: [sessionStart, { type: 'details.changed', details: { display_name: 'Asha Menon' } }],
    sees: 'Welcome Asha Menon',
    emits: { type: 'details.stored', uid, details: { display_name: 'Asha Menon' } },
  },
  { requires: 'SESS-06', after: [sessionStart, logout], sees: 'Login', emits: { type: 'login.forgotten', uid } },
  { requires: 'SESS-07', after: [sessionStart, logout], emits: { type: 'forget', to: '/?logged_out=true' } },
  { requires: 'SESS-06', after: [sessionStart, logout], emits: { type: 'session.switched', uid: null } },
  { requires: 'SESS-06', after: [sessionStart, nobody], sees: 'Login', emits: { type: 'session.switched', uid: null } },
  {
    requires: 'SESS-11',
    after: [sessionStart, refused, { reply: 'tokens.renewed' }],
    sees: /^Welcome/,
    check: (harness) => expect(tokenIn(harness)).not.toBe(demoSession.token),
  },
  {
    requires: 'SESS-06',
    after: [sessionStart, refused, { reply: 'signedOut.meanwhile' }],
    sees: 'Login',
    check: () => expect(localStorage.getItem('user')).toBeNull(),
  },
  {
    requires: 'SESS-12',
    after: [sessionStart, refused, { reply: 'tokens.spent' }],
    emits: { type: 'navigate', to: '/?expired=true', replace: true },
    check: () => expect(localStorage.getItem('user')).toBeNull(),
  },
  {
    requires: 'ORD-04',
    after: [sessionStart, { ...refused, stayOnPage: true }, { reply: 'tokens.spent' }],
    sees: 'Login',
    check: ({ effects }) => expect(effects.filter(({ type }) => type === 'navigate')).toEqual([]),
  },
  {
    requires: 'SESS-12',
    after: [sessionStart, { ...refused, stayOnPage: true }, refused, { reply: 'tokens.spent' }],
    emits: { type: 'navigate', to: '/?expired=true', replace: true },
  },
  { requires: 'SESS-12', after: [sessionStart, refused, { reply: 'tokens.down' }], sees: /^Welcome/ },
  {
    requires: 'SESS-10',
    after: [sessionStart, { type: 'session.ended', uid }],
    sees: 'Login',
    emits: { type: 'navigate', to: '/?expired=true', replace: true },
  },
  { requires: 'SESS-10', after: [sessionStart, { type: 'session.ended', uid: 'another' }], sees: /^Welcome/ },
  {
    requires: 'SESS-16',
    after: [sessionStart],
    check: () =>
      expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        expect.arrayContaining([
          ['My Account', expect.stringMatching(/^\/account\/profile\/?$/)],
          ['Orders', expect.stringMatching(/^\/account\/orders\/?$/)],
          ['Wishlist', expect.stringMatching(/^\/account\/wishlist\/?$/)],
        ]),
      ),
  },
];

testPaths({ ...sessionFixture, outcomes });
