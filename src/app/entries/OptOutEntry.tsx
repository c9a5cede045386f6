/** '/opt_out', with its chart's ports filled. */
export const OptOutEntry = () => null;
