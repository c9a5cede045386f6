import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CouponSubject } from '../../../machines/coupon/coupon.setup.ts';
import { lines } from '../../../machines/orderPlacement/samplePurchase.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import type { AppliedCoupon } from '../../../src/domain/promotion.ts';
import { couponLogic } from '../../../src/ports/checkout.ts';
import { fetchDemoTokens, setupBackend } from '../../support/setupBackend.ts';

describe.each(['spec', 'drupal10'] as const)('a coupon that was kept, at a %s backend', (profile) => {
  setupBackend(profile);

  const signIn = async () => getSession((await fetchDemoTokens()).token);
  const getSession = (token: string) => ({
    token,
    refresh_token: '',
    details: { id: DEMO.id, name: DEMO.name, mail: DEMO.mail },
  });

  /** The chart over a bag for ₹16,892, and the coupons that the order heard of. */
  function startWithSavedCode(code: string, session: CouponSubject['session'], bag = lines) {
    const reports: (AppliedCoupon | null)[] = [];
    const subject = { lines: bag, session, billing: null, delivery: null };
    const actor = createActor(couponLogic, { input: { code, subject } });
    actor.on('coupon.changed', ({ coupon }) => reports.push(coupon));
    const isInState = (state: object | string) =>
      vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(state), { timeout: 5_000 });
    return { actor: actor.start(), reports, isInState, subject };
  }

  test('[COUP-17] is looked up by itself, and weighed against the bag of today', async () => {
    const { reports, isInState } = startWithSavedCode('MONSOON500', await signIn());
    await isInState('applied');
    expect(reports).toEqual([
      {
        id: expect.any(String),
        code: 'MONSOON500',
        discount: 50_000,
        parts: [{ label: 'MONSOON500', amount: 50_000 }],
      },
    ]);
  });

  test('[COUP-05] is let go where it no longer applies', async () => {
    const { reports, isInState } = startWithSavedCode('LITTLE50', await signIn());
    await isInState({ refused: 'conditionsUnmet' });
    expect(reports).toEqual([null]);
  });

  test('[API-73] waits for a buyer who is known, and takes nothing off until then', async () => {
    const { actor, reports, isInState, subject } = startWithSavedCode('MONSOON500', null);
    await isInState('waitingForAccount');
    expect(reports).toEqual([null]);
    actor.send({ type: 'subject.changed', subject: { ...subject, session: await signIn() } });
    await isInState('applied');
    expect(reports.at(-1)).toMatchObject({ code: 'MONSOON500', discount: 50_000 });
  });

  test('[API-73] [COUP-01] is not told to a session that may not see it: tried again by hand, and by itself with another session', async () => {
    const { actor, isInState, subject } = startWithSavedCode('MONSOON500', getSession('expired'));
    await isInState({ refused: 'unanswered' });
    expect(actor.getSnapshot().can({ type: 'code.applied' })).toBe(true);
    actor.send({ type: 'subject.changed', subject });
    await isInState({ refused: 'unanswered' });
    actor.send({ type: 'subject.changed', subject: { ...subject, session: await signIn() } });
    await isInState('applied');
  });

  test('[COUP-04] is taken along where only the address decides, and the backend has the last word', async () => {
    const { reports, isInState } = startWithSavedCode('KERALA5', await signIn());
    await isInState('undecided');
    expect(reports).toEqual([{ id: expect.any(String), code: 'KERALA5', discount: null, parts: [] }]);
  });
});
