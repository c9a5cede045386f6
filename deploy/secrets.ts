/** Headers in one line, 'Name: value | Name: value', as pairs; a part without a colon gives a name without a value. */
export const parseDesignHeaders = (text: string): [name: string, value: string][] =>
  text.split(' | ').map((part) => {
    const [name = '', ...value] = part.split(':');
    return [name.trim(), value.join(':').trim()];
  });

/** Headers that the proxy sets itself, on every call. */
const OWN = ['host', 'content-length', 'content-type', 'connection', 'transfer-encoding'];

const SECRETS = ['CLIENT_SECRET', 'POLL_USER', 'POLL_PASSWORD', 'DESIGN_HEADERS'] as const;
export type Secrets = Record<(typeof SECRETS)[number], string>;

/** What is wrong with the secrets that were read, a sentence for each; none where they can be used. */
export function findSecretFaults(secrets: Secrets): string[] {
  const missing = SECRETS.filter((name) => !secrets[name]);
  const faults = missing.map((name) => `The secret ${name} is missing.`);
  if (secrets.POLL_USER.includes(':')) faults.push('POLL_USER holds a colon, which ends a user name.');
  for (const [name, value] of secrets.DESIGN_HEADERS ? parseDesignHeaders(secrets.DESIGN_HEADERS) : []) {
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || OWN.includes(name.toLowerCase()))
      faults.push('DESIGN_HEADERS names something that is no header of its own: give "Name: value | Name: value".');
    else if (value === '') faults.push(`DESIGN_HEADERS gives ${name} no value.`);
    // nginx would read a variable or the end of the text there
    else if (!/^[\x20-\x7e]+$/.test(value) || /["\\${}]/.test(value))
      faults.push(`DESIGN_HEADERS gives ${name} a sign that a header must not hold here: quotes, \\, $, { and }.`);
  }
  return faults;
}

/** user:password as Basic has it. */
export const formatBasicAuth = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** A value as a form has it, and as PHP reads it; only letters, digits and signs that mean nothing to nginx. */
export const encodeFormValue = (value: string): string =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
