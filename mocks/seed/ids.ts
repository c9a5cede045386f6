/** The one store that every order names; the client is configured with the same (ORD-14). */
export const STORE_ID = '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c01';
