/** See the specification. */
export const FaqPage = () => null;
