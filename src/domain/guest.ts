/** The temporary account of a guest, kept under `tempuserdat`. (GUEST-04) */
export type GuestSession = {
  token: string;
  refresh_token: string;
  details: { id: string; name: string; mail: string };
};
