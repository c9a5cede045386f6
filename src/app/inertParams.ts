/** Says of an address who led here, and changes nothing that is shown. */
const INERT = /^(utm_|gad_|gclid$|fbclid$|msclkid$)/;

/** Does what follows the '?' of an address choose nothing on its page? */
export const choosesNothing = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => INERT.test(name));
