import type { Profile } from './profileForm.ts';

/** Who a user is, under the names that the browser keeps. `name` is the mobile number or the user name. (SESS-02) */
export type UserDetails = {
  id: string;
  name: string;
  mail: string;
  field_full_name?: string;
  field_alternate_number?: string;
  display_name?: string;
};

/** The tokens of a user, and whose they are: a customer's, stored under `user`, or a guest's, under `tempuserdat` (GUEST-04, SESS-03). */
export type UserSession = {
  token: string;
  refresh_token: string;
  details: UserDetails;
};

/** An account under the names that the browser keeps. (SESS-02) */
export const toUserDetails = (account: Profile) => ({
  name: account.name,
  mail: account.mail,
  field_full_name: account.fullName,
  field_alternate_number: account.alternateNumber,
  display_name: account.fullName || account.name,
});
