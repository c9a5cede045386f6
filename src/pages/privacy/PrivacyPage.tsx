/** See the specification. */
export const PrivacyPage = () => null;
