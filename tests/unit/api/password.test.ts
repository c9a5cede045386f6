import { describe, expect, test } from 'vitest';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { refreshSession } from '../../../src/api/session.ts';
import { resetPassword, sendTemporaryPassword, signInWithPassword } from '../../../src/api/signIn.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const NEW = ' Kolam 2027 ';

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { inbox } = setupBackend(profile);

  const letter = () => inbox().find(({ to }) => to === DEMO.mail)?.code ?? '';

  test('[API-10] a temporary password comes by letter, and nothing has changed yet', async () => {
    await sendTemporaryPassword(DEMO.mail);
    expect(letter()).toMatch(/^\S{8,}$/);
    expect((await signInWithPassword({ name: DEMO.mail, password: DEMO.password })).token).not.toBe('');
  });

  test('[API-11] it is traded for a new password, once, and every session ends', async () => {
    const before = await signInWithPassword({ name: DEMO.mail, password: DEMO.password });
    await sendTemporaryPassword(DEMO.mail);
    const change = { name: DEMO.mail, temporary: letter(), password: NEW };
    await resetPassword(change);
    expect((await signInWithPassword({ name: DEMO.name, password: NEW })).token).not.toBe('');
    await expect(signInWithPassword({ name: DEMO.mail, password: DEMO.password })).rejects.toMatchObject({
      kind: 'wrongPassword',
    });
    await expect(refreshSession(before.refresh_token)).rejects.toMatchObject({ kind: 'unauthorised' });
    await expect(resetPassword(change)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('[API-11] a wrong one changes nothing', async () => {
    await sendTemporaryPassword(DEMO.mail);
    const wrong = { name: DEMO.mail, temporary: 'f00d5eed', password: NEW };
    await expect(resetPassword(wrong)).rejects.toMatchObject({ kind: 'refused', status: 400 });
    expect((await signInWithPassword({ name: DEMO.mail, password: DEMO.password })).token).not.toBe('');
  });
});
