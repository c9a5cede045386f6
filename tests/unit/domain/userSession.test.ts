import { expect, test } from 'vitest';
import { toUserDetails } from '../../../src/domain/userSession.ts';

const account = { name: '9847123456', mail: 'anu@example.in', fullName: 'Anu Thomas', alternateNumber: '9847000000' };

test('[SESS-02] a session keeps who somebody is under the names of the specification', () => {
  expect(toUserDetails(account)).toEqual({
    name: '9847123456',
    mail: 'anu@example.in',
    field_full_name: 'Anu Thomas',
    field_alternate_number: '9847000000',
    display_name: 'Anu Thomas',
  });
});

test('[SESS-02] [ACCT-25] who gave no name is called by the number', () => {
  expect(toUserDetails({ ...account, fullName: '' }).display_name).toBe('9847123456');
});
