/** See the specification. */
export const VerificationPage = () => null;
