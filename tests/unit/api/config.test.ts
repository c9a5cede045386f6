import { expect, test } from 'vitest';
import { STORE_ID as SEEDED_STORE } from '../../../mocks/seed/store.ts';
import { HOST, PROFILE_TYPE_ID, STORE_ID } from '../../../src/api/config.ts';

test('[ORD-14] the client names the store that the embedded backend has, and one profile type', () => {
  expect({ HOST, STORE_ID, PROFILE_TYPE_ID }).toEqual({
    HOST: '',
    STORE_ID: SEEDED_STORE,
    PROFILE_TYPE_ID: '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c02',
  });
});
