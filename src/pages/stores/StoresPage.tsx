/** See the specification. */
export const StoresPage = () => null;
