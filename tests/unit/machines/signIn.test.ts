import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type AnyPortCall, providePartial } from '../../../machines/kit/port.ts';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';

test.each(['98 000 12345', '+91-980-001-2345', '\u202a+91 98000 12345\u202c'])(
  '[AUTH-08] %j signs in by its ten digits, and is not checked as an e-mail',
  async (typed) => {
    const checkMail = vi.fn(async () => 'unknown');
    const signIn = vi.fn(async (_input: unknown) => ({ refused: 'credentials' }));
    const actor = createActor(
      providePartial(signInMachine, {
        checkMail,
        signIn,
        register: vi.fn<AnyPortCall>(),
        verifyMail: vi.fn<AnyPortCall>(),
      }),
      {
        input: { path: '/login', search: '' },
      },
    ).start();
    actor.send({ type: 'field.typed', field: 'mail', text: typed });
    actor.send({ type: 'field.typed', field: 'password', text: 'Kolam 2026' });
    actor.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ signingIn: { filling: 'rejected' } })).toBe(true));
    expect(signIn.mock.calls[0]?.[0]).toEqual({ name: '9800012345', password: 'Kolam 2026' });
    expect(checkMail).not.toHaveBeenCalled();
  },
);
