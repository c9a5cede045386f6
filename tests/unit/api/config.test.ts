import { expect, test } from 'vitest';
import { PROFILE_TYPE_ID as SEEDED_PROFILE_TYPE, STORE_ID as SEEDED_STORE } from '../../../mocks/seed/ids.ts';
import { HOST, PROFILE_TYPE_ID, STORE_ID } from '../../../src/api/config.ts';

test('[ORD-14] the client names the store and the profile type that the embedded backend has', () => {
  expect({ HOST, STORE_ID, PROFILE_TYPE_ID }).toEqual({
    HOST: '',
    STORE_ID: SEEDED_STORE,
    PROFILE_TYPE_ID: SEEDED_PROFILE_TYPE,
  });
});
