import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { addAccount } from '../../../mocks/handlers/accounts.ts';
import { expireAccessTokens } from '../../../mocks/handlers/tokens.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { createSession, fetchAccountDetails, saveAccount } from '../../../src/api/account.ts';
import { signInWithPassword } from '../../../src/api/signIn.ts';
import type { Profile } from '../../../src/domain/profileForm.ts';
import { profileLogic, profilePorts } from '../../../src/ports/profile.ts';
import { attachSession, getSessionActor, sessionLogic } from '../../../src/ports/sessionActor.ts';
import { userStorage } from '../../../src/storage/userStorage.ts';
import { setupBackend } from '../../support/setupBackend.ts';
import { stubStorage } from '../../support/stubStorage.ts';

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server, store } = setupBackend(profile);
  let detach = () => {};
  beforeEach(async () => {
    stubStorage();
    detach = attachSession(createActor(sessionLogic).start());
    const session = await createSession(await signInWithPassword({ name: DEMO.mail, password: DEMO.password }));
    getSessionActor().send({ type: 'session.begun', session, remember: true });
  });
  afterEach(() => detach());

  const me = () => userStorage.read() as NonNullable<ReturnType<typeof userStorage.read>>;
  const account: Profile = { name: DEMO.name, mail: DEMO.mail, fullName: DEMO.fullName, alternateNumber: '' };
  const save = (change: Partial<Profile>, password?: string) =>
    profilePorts.saveProfile({ session: me(), account, change, password });
  const other = () =>
    addAccount(store, {
      name: '9847012345',
      mail: 'asha@example.com',
      pass: 'Kolam 2026',
      fullName: 'Asha Menon',
      alternateNumber: '',
    });

  test('[ACCT-15] [API-18] a saved profile leaves the customer signed in, with new tokens', async () => {
    const before = me().token;
    expect(await save({ fullName: 'Zoë D’Souza' })).toEqual({ account: { ...account, fullName: 'Zoë D’Souza' } });
    expect(me().token).not.toBe(before);
    expect((await fetchAccountDetails(DEMO.id, me().token)).fullName).toBe('Zoë D’Souza');
  });

  test('[ACCT-15] [SESS-12] where the login cannot be renewed the profile is saved, and the login is over', async () => {
    const { token } = me();
    server.use(http.post('*/oauth/token', () => HttpResponse.json({ error: 'invalid_request' }, { status: 401 })));
    expect(await save({ fullName: 'Zoë' })).toMatchObject({ account: { fullName: 'Zoë' } });
    expect(userStorage.read()).toBeNull();
    expect(token).not.toBe('');
  });

  test('[SESS-11] [ACCT-13] a token that has run out is renewed before it is told that the profile is another’s', async () => {
    expireAccessTokens(store);
    expect(await save({ alternateNumber: '9876500001' })).toMatchObject({ account: { alternateNumber: '9876500001' } });
  });

  test('[SESS-13] [ACCT-17] another’s account is not changed, and nothing of it is shown', async () => {
    const { id } = other();
    const change = { fullName: 'Mallory' };
    await expect(saveAccount(id, change, { bearer: me().token })).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(store.find({ type: 'user--user', id })?.attributes.field_full_name).toBe('Asha Menon');
    // somebody put another's id into the browser's storage, beside tokens of their own
    const forged = { ...me(), details: { ...me().details, id } };
    getSessionActor().send({ type: 'session.begun', session: forged, remember: true });
    const actor = createActor(profileLogic, { input: { session: forged } }).start();
    const state = await waitFor(actor, (at) => at.matches('expired'));
    expect(JSON.stringify(state.context)).not.toMatch(/Asha|9847012345|asha@/);
    // and is signed out, so that nothing more can be saved under that name
    expect(userStorage.read()).toBeNull();
    const again = profilePorts.saveProfile({ session: forged, account, change });
    await expect(again).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(store.find({ type: 'user--user', id })?.attributes.field_full_name).toBe('Asha Menon');
  });

  test('[ACCT-16] a number and an e-mail that are somebody’s are told by their fields', async () => {
    other();
    const problems = await save({ name: '9847012345' });
    // a host of the newer kind lets nobody change the number
    expect(problems).toEqual({ problems: { mobile: profile === 'spec' ? 'mobileTaken' : 'mobileFixed' } });
    expect(await save({ mail: 'asha@example.com' }, DEMO.password)).toEqual({ problems: { mail: 'mailTaken' } });
    expect(me().details.id).toBe(DEMO.id);
  });

  test('[ACCT-18] only a host that wants it is given the password for another e-mail', async () => {
    const mail = 'demo.two@example.com';
    const bare = await save({ mail });
    if (profile === 'spec') return expect(bare).toMatchObject({ account: { mail } });
    expect(bare).toEqual({ problems: { password: 'whosePassword' } });
    expect(await save({ mail }, 'not it')).toEqual({ problems: { password: 'wrongPassword' } });
    expect(await save({ mail }, DEMO.password)).toMatchObject({ account: { mail } });
  });

  test('[ACCT-14] what another tab has saved meanwhile is not undone', async () => {
    await save({ alternateNumber: '9876500001' });
    getSessionActor().send({ type: 'details.changed', details: { field_alternate_number: '9876500001' } });
    expect(await save({ fullName: 'Zoë' })).toEqual({
      account: { ...account, fullName: 'Zoë', alternateNumber: '9876500001' },
    });
  });

  test('[ACCT-13] a save goes on when its form is left by a link, and whoever returns finds what was saved', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.patch('*/jsonapi/user/user/:id', () => answered));
    const open = () => createActor(profileLogic, { input: { session: me() } }).start();
    const left = open();
    await waitFor(left, (at) => at.matches('filling'));
    left.send({ type: 'field.typed', field: 'fullName', text: 'Zoë D’Souza' });
    left.send({ type: 'profile.submitted' });
    await waitFor(left, (at) => at.matches('saving'));
    left.stop();
    const returned = open();
    answer();
    const { context } = await waitFor(returned, (at) => at.matches('filling'));
    expect(context.form.fullName).toBe('Zoë D’Souza');
  });

  test('[ACCT-03] a guest has no profile', () => {
    const actor = createActor(profileLogic, { input: { session: null } });
    const ways: unknown[] = [];
    actor.on('navigate', ({ to }) => ways.push(to));
    actor.start();
    expect(actor.getSnapshot().value).toBe('forbidden');
    expect(ways).toEqual(['/403']);
  });
});
