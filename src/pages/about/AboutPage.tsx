/** See the specification. */
export const AboutPage = () => null;
