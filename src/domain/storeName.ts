/** The store's name, in this one place. */
export const STORE_NAME = 'Mitre & Mat';
