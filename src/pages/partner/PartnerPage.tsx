/** See the specification. */
export const PartnerPage = () => null;
