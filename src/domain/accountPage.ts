const PAGES = ['profile', 'passwordchange', 'orders', 'saved_address', 'wishlist'] as const;

/** The pages of the account, by the ids of their addresses. (ACCT-01) */
export type AccountPage = (typeof PAGES)[number];

/** Is it the id of a page of the account? (ACCT-01) */
export const isAccountPage = (id: string): id is AccountPage => (PAGES as readonly string[]).includes(id);
