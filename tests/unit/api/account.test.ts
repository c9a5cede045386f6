import { describe, expect, test } from 'vitest';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { fetchAccountDetails, saveAccount } from '../../../src/api/account.ts';
import { sendContactMessage } from '../../../src/api/contactForms.ts';
import { refreshSession } from '../../../src/api/session.ts';
import { fetchCsrfToken, uploadPicture } from '../../../src/api/uploads.ts';
import { fetchDemoTokens, setupBackend } from '../../support/setupBackend.ts';

// One pixel of PNG.
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { inbox } = setupBackend(profile);

  test('[API-07] [SESS-02] a customer reads the own account whole', async () => {
    const { token } = await fetchDemoTokens();
    expect(await fetchAccountDetails(DEMO.id, token)).toEqual({
      id: DEMO.id,
      name: DEMO.name,
      mail: DEMO.mail,
      fullName: DEMO.fullName,
      alternateNumber: expect.any(String),
    });
  });

  test('[API-18] a saved account is answered as it is from then on', async () => {
    const { token, refresh_token } = await fetchDemoTokens();
    const change = { name: DEMO.name, mail: DEMO.mail, fullName: 'Demo Framer', alternateNumber: '9876500001' };
    expect(await saveAccount(DEMO.id, change, { bearer: token })).toEqual({ id: DEMO.id, ...change });
    const refreshed = await refreshSession(refresh_token);
    expect(await fetchAccountDetails(DEMO.id, refreshed.token)).toEqual({ id: DEMO.id, ...change });
  });

  test('[API-18] a field that is not to be changed is no word about the login', async () => {
    const { token } = await fetchDemoTokens();
    const call = saveAccount(DEMO.id, { name: '9847012345' }, { bearer: token });
    if (profile === 'spec') expect(await call).toMatchObject({ name: '9847012345' });
    else
      await expect(call).rejects.toMatchObject({
        kind: 'refused',
        status: 403,
        problems: [{ pointer: '/data/attributes/name' }],
      });
  });

  test('[API-19] the token for uploads is found at whichever path the host has it', async () => {
    expect(await fetchCsrfToken()).toMatch(/^\S{20,}$/);
  });

  test('[API-20] [SESS-09] a picture is kept under a name that nobody can guess, and can be fetched', async () => {
    const { token } = await fetchDemoTokens();
    const call = { bearer: token };
    const uploaded = await uploadPicture(new File([PIXEL], 'ours.png', { type: 'image/png' }), call);
    expect(uploaded).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: expect.stringMatching(
        /^\/system\/files\/\d{4}-\d{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.png\?expires=\d+&signature=[0-9a-f]{64}$/,
      ),
    });
    const bytes = await (await fetch(`http://store.test${uploaded.url}`)).arrayBuffer();
    expect(new Uint8Array(bytes)).toEqual(PIXEL);
  });

  test('[API-20] what is no picture is refused as invalid, with the reason', async () => {
    const { token } = await fetchDemoTokens();
    await expect(uploadPicture(new Blob(['hello'], { type: 'image/tiff' }), { bearer: token })).rejects.toMatchObject({
      kind: 'invalid',
      status: 422,
      detail: expect.stringContaining('file validation failed'),
    });
  });

  test('[API-96] [API-97] a message reaches the shop', async () => {
    await sendContactMessage({
      name: 'Asha',
      mail: 'asha@example.com',
      topic: 'Shop Art',
      message: 'Is 12 x 12 the smallest?',
    });
    expect(inbox()[0]?.text).toContain('Is 12 x 12 the smallest?');
  });
});
