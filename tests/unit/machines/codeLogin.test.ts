import { expect, test, vi } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { connect } from '../../../machines/codeLogin/codeLogin.connect.ts';
import { codeLoginMachine } from '../../../machines/codeLogin/codeLogin.machine.ts';
import { type AnyPortCall, providePartial } from '../../../machines/kit/port.ts';
import { session } from '../../../machines/orderPlacement/samplePurchase.ts';

/** A popup over a page, in which somebody has requested a code; `effects` is what it lets out, and what it tells the session. */
async function popup(path: string, calls: Record<string, AnyPortCall> = {}) {
  const ports: Record<string, AnyPortCall> = {
    recallCode: async () => null,
    requestCode: async () => 'sent',
    verifyCode: async () => ({ kind: 'right', tokens: session }),
    openAccount: async () => session,
    ...calls,
  };
  const effects: { type: string }[] = [];
  const received = fromCallback<AnyEventObject>(({ receive }) => receive((event) => effects.push(event)));
  const logic = providePartial(codeLoginMachine, { ...ports, session: received });
  const actor = createActor(logic, { input: { path, search: '' } });
  actor.on('*', (effect) => effects.push(effect));
  actor.start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('entering')).toBe(true));
  actor.send({ type: 'address.typed', text: '9847012345' });
  actor.send({ type: 'address.submitted' });
  actor.send({ type: 'address.submitted' });
  return { actor, effects };
}

async function signInOver(path: string) {
  const { actor, effects } = await popup(path);
  await vi.waitFor(() => expect(actor.getSnapshot().matches('code')).toBe(true));
  actor.send({ type: 'code.typed', code: '1234' });
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  return effects.filter(({ type }) => type !== 'toast');
}
const sessionStart = { type: 'session.begun', session, remember: true };

test.each([
  ['/checkout/shopping-bag', '/checkout/shipping/'],
  ['/checkout/details', '/checkout/shipping/'],
  ['/mock_checkout/shopping-bag/', '/mock_checkout/shipping/'],
])('[OTP-11] [OTP-12] a code login that began on %s goes on to %s', async (path, to) => {
  expect(await signInOver(path)).toEqual([sessionStart, { type: 'navigate', to }]);
});

test.each([
  '/',
  '/art/',
  '/checkouts/',
  '/wall/checkout/',
  '/checkout/payment',
  '/checkout/payment_fail',
  '/checkout/order-261122090865',
])('[OTP-13] on %s the page stays', async (path) => {
  expect(await signInOver(path)).toEqual([sessionStart]);
});

test.each([
  ['/art/', '', '/login', []],
  ['/checkout/shipping', '', '/login?redirect=checkout', []],
  ['/login', '?redirect=checkout', '/login?redirect=checkout', [{ type: 'popup.closed' }]],
])(
  '[OTP-01] [AUTH-36] over %s%s the way to a password is %s, and closes the popup itself only where it leads nowhere else',
  (path, search, way, sent) => {
    const send = vi.fn();
    const view = connect(createActor(codeLoginMachine, { input: { path, search } }).getSnapshot(), send);
    view.choosePassword();
    expect(view.passwordPath).toBe(way);
    expect(send.mock.calls.flat()).toEqual(sent);
  },
);

test('[OTP-02] a double press asks for one code', async () => {
  const requestCode = vi.fn(async () => 'sent');
  const { actor } = await popup('/', { requestCode });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('code')).toBe(true));
  expect(requestCode).toHaveBeenCalledTimes(1);
});

test.each([{ type: 'popup.closed' } as const, { type: 'page.changed', path: '/art/' } as const])(
  '[OTP-01] after $type an answer that comes late signs nobody in, and its call is given up',
  async (leaving) => {
    let answer: (checked: unknown) => void = () => {};
    let isAborted = false;
    const verifyCode = (_: unknown, signal: AbortSignal) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise((settle) => {
        answer = settle;
      });
    };
    const { actor, effects } = await popup('/', { verifyCode });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('code')).toBe(true));
    actor.send({ type: 'code.typed', code: '1234' });
    actor.send(leaving);
    answer({ kind: 'right', tokens: session });
    await new Promise((settle) => setTimeout(settle));
    expect([isAborted, effects]).toEqual([true, [{ type: 'login.left' }]]);
  },
);

test('[OTP-13] the same page told again is no other page', async () => {
  const { actor } = await popup('/art/');
  actor.send({ type: 'page.changed', path: '/art/' });
  expect(actor.getSnapshot().status).toBe('active');
});
