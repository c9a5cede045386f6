/** See the specification. */
export const DesignPage = () => null;
