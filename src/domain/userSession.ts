/** The tokens of a user, and whose they are: a customer's, kept under `user`, or a guest's, under `tempuserdat` (GUEST-04, SESS-03). */
export type UserSession = {
  token: string;
  refresh_token: string;
  details: { id: string; name: string; mail: string };
};
