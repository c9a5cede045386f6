import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate';
import type { SessionReport } from '../../../machines/session/session.setup.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { fetchAccountDetails } from '../../../src/api/account.ts';
import { formatMessage } from '../../../src/messages/message.ts';
import { passwordResetMessages } from '../../../src/messages/signIn.ts';
import { passwordResetLogic } from '../../../src/ports/passwordReset.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const NEW = ' Kolam 2027 ';

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server, inbox } = setupBackend(profile);

  /** The chart as the page of the account or the login page starts it, and all that it lets out, to the session too. */
  function start(input: { mail: string; uid?: string }) {
    const effects: EventObject[] = [];
    const session = fromCallback<SessionReport>(({ receive }) => receive((event) => effects.push(event)));
    const actor = createActor(passwordResetLogic.provide({ actors: { session } }), { input }).start();
    actor.on('*', (effect) => effects.push(effect));
    return { actor, effects };
  }

  async function getChanges() {
    const { actor, effects } = start({ mail: DEMO.mail, uid: DEMO.id });
    actor.send({ type: 'temporary.requested' });
    await waitFor(actor, (state) => state.matches({ choosing: 'sent' }));
    const temporary = inbox().find(({ to }) => to === DEMO.mail)?.code ?? '';
    actor.send({ type: 'password.typed', field: 'temporary', text: temporary });
    actor.send({ type: 'password.typed', field: 'password', text: NEW });
    actor.send({ type: 'reset.submitted' });
    const state = await waitFor(actor, ({ status }) => status === 'done');
    return { state, effects };
  }

  test('[ACCT-19] [AUTH-45] a customer who changes the password stays signed in, with new tokens', async () => {
    const { state, effects } = await getChanges();
    expect(state.value).toBe('done');
    // The page itself says that it is done.
    expect(effects.map(({ type }) => type)).not.toContain('toast');
    const renewal = effects.find(({ type }) => type === 'session.renewed') as unknown as {
      session: { token: string; details: { id: string } };
    };
    expect(renewal.session.details.id).toBe(DEMO.id);
    expect((await fetchAccountDetails(DEMO.id, renewal.session.token)).mail).toBe(DEMO.mail);
    expect(JSON.stringify(state.context)).not.toContain('Kolam');
  });

  test('[ACCT-19] [SESS-10] where the login cannot go on it ends, and the password is the new one all the same', async () => {
    server.use(http.post('*/oauth/token', () => HttpResponse.json({ message: 'down' }, { status: 503 })));
    const { state, effects } = await getChanges();
    expect(state.value).toBe('signedOut');
    expect(effects).toContainEqual({ type: 'session.ended', uid: DEMO.id });
    expect(effects).toContainEqual({
      type: 'toast',
      text: formatMessage(passwordResetMessages['passwordReset.done']),
      tone: 'good',
    });
    expect(JSON.stringify(state.context)).not.toContain('Kolam');
  });

  test('[ACCT-19] a customer’s e-mail is not typed', () => {
    const { actor } = start({ mail: DEMO.mail, uid: DEMO.id });
    expect(actor.getSnapshot().can({ type: 'mail.typed', text: 'ravi@example.com' })).toBe(false);
  });

  // A host of the newer kind tells nobody who has an account, so the slip shows only with the temporary password.
  test('[AUTH-42] [AUTH-46] an e-mail that nobody has is told as soon as the host tells it', async () => {
    const { actor } = start({ mail: '' });
    actor.send({ type: 'mail.typed', text: 'nobody@example.com' });
    actor.send({ type: 'temporary.requested' });
    const expectedState = profile === 'spec' ? { enteringEmail: 'unknown' } : { choosing: 'sent' };
    await waitFor(actor, (state) => state.matches(expectedState as never));
    if (profile === 'spec') actor.send({ type: 'temporary.had' });
    actor.send({ type: 'password.typed', field: 'temporary', text: 'f00d' });
    actor.send({ type: 'password.typed', field: 'password', text: NEW });
    actor.send({ type: 'reset.submitted' });
    await waitFor(actor, (state) => state.matches({ choosing: 'unknown' }));
  });

  test('[AUTH-44] five wrong tries use a temporary password up', async () => {
    const { actor } = start({ mail: DEMO.mail });
    actor.send({ type: 'temporary.requested' });
    await waitFor(actor, (state) => state.matches({ choosing: 'sent' }));
    actor.send({ type: 'password.typed', field: 'temporary', text: 'f00d' });
    actor.send({ type: 'password.typed', field: 'password', text: NEW });
    for (let tries = 0; tries < 5; tries++) {
      actor.send({ type: 'reset.submitted' });
      await waitFor(actor, (state) => state.matches({ choosing: 'rejected' }));
    }
    actor.send({ type: 'reset.submitted' });
    await waitFor(actor, (state) => state.matches({ choosing: 'expired' }));
  });
});
