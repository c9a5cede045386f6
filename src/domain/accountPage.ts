const PAGES: readonly string[] = ['profile', 'passwordchange', 'orders', 'saved_address', 'wishlist'];

/** Is it the id of a page of the account? (ACCT-01) */
export const isAccountPage = (id: string): boolean => PAGES.includes(id);
