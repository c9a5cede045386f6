/** What a browser leaves out of an address before it reads it. */
const UNREAD = /[\t\n\r]/g;

/** Is that an address within the store? What leads to another site, or runs, is none. */
export const isInternalPath = (address: string): boolean => /^\/(?![/\\])/.test(address.replace(UNREAD, ''));
