import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { demoSession } from '../../machines/orderHistory/demoSession.ts';
import { sessionStage } from '../stages/session.stage.tsx';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const nobody = { type: 'session.recalled', session: null };
const begun = { type: 'session.begun', session: demoSession, remember: false };
const refused = { type: 'renewal.asked', token: demoSession.token };
const logout = { type: 'logout.chosen' };
const { id: uid } = demoSession.details;

const tokenIn = ({ actor }: Walker) => actor.getSnapshot().context.session?.token;

const outcomes: Outcome[] = [
  { requires: 'SESS-04', after: [{ type: 'session.recalled', session: demoSession }], sees: /^Welcome/ },
  { requires: 'SESS-04', after: [nobody], sees: 'Login', butNot: /^Welcome/ },
  {
    requires: 'SESS-01',
    after: [nobody, begun],
    lets: { type: 'login.kept', session: demoSession, remember: false },
  },
  { requires: 'ACCT-25', after: [begun], sees: 'Welcome 9800012345' },
  {
    requires: 'ACCT-25',
    after: [begun, { type: 'details.changed', details: { display_name: 'Asha Menon' } }],
    sees: 'Welcome Asha Menon',
    lets: { type: 'details.kept', uid, details: { display_name: 'Asha Menon' } },
  },
  { requires: 'SESS-06', after: [begun, logout], sees: 'Login', lets: { type: 'login.forgotten', uid } },
  { requires: 'SESS-07', after: [begun, logout], lets: { type: 'navigate', to: '/?logged_out=true' } },
  { requires: 'SESS-06', after: [begun, logout], lets: { type: 'session.switched', uid: null } },
  { requires: 'SESS-06', after: [begun, nobody], sees: 'Login', lets: { type: 'session.switched', uid: null } },
  {
    requires: 'SESS-11',
    after: [begun, refused, { answer: 'tokens.renewed' }],
    sees: /^Welcome/,
    check: (walker) => expect(tokenIn(walker)).not.toBe(demoSession.token),
  },
  {
    requires: 'SESS-06',
    after: [begun, refused, { answer: 'signedOut.meanwhile' }],
    sees: 'Login',
    check: () => expect(localStorage.getItem('user')).toBeNull(),
  },
  {
    requires: 'SESS-12',
    after: [begun, refused, { answer: 'tokens.spent' }],
    lets: { type: 'navigate', to: '/?expired=true', replace: true },
    check: () => expect(localStorage.getItem('user')).toBeNull(),
  },
  {
    requires: 'ORD-04',
    after: [begun, { ...refused, stays: true }, { answer: 'tokens.spent' }],
    sees: 'Login',
    check: ({ effects }) => expect(effects.filter(({ type }) => type === 'navigate')).toEqual([]),
  },
  {
    requires: 'SESS-12',
    after: [begun, { ...refused, stays: true }, refused, { answer: 'tokens.spent' }],
    lets: { type: 'navigate', to: '/?expired=true', replace: true },
  },
  { requires: 'SESS-12', after: [begun, refused, { answer: 'tokens.down' }], sees: /^Welcome/ },
  {
    requires: 'SESS-10',
    after: [begun, { type: 'session.ended', uid }],
    sees: 'Login',
    lets: { type: 'navigate', to: '/?expired=true', replace: true },
  },
  { requires: 'SESS-10', after: [begun, { type: 'session.ended', uid: 'another' }], sees: /^Welcome/ },
  {
    requires: 'SESS-16',
    after: [begun],
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

walkView({ ...sessionStage, outcomes });
