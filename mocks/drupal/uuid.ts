const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Is it written as a uuid? */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID_PATTERN.test(text);

/** The uuid that belongs to a name: the same name always gives the same one, so that seeds and links hold over a reload. */
export function stableUuid(name: string): string {
  const hex = hashLanes(name)
    .map((hash) => hash.toString(16).padStart(8, '0'))
    .join('');
  const variant = ((Number.parseInt(hex[16] as string, 16) & 3) | 8).toString(16);
  // joined, a text lies in memory in one piece; put together by + it would keep all of its pieces
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}

/** A uuid that nobody can guess. */
export function randomUuid(): string {
  // randomUUID is missing on plain-http hosts other than localhost
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return stableUuid(bytes.map((byte) => byte.toString(16)).join(' '));
}

/** A number of 32 bits that belongs to a text. */
export const hashText = (text: string): number => hashLanes(text)[0];

// cyrb128: four mixed 32-bit lanes; enough to tell names apart, and no promise as crypto.subtle would be
function hashLanes(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** What is stored of a password: what a shopper types must not lie readable in the browser's storage. */
export const digestPassword = (id: string, pass: string) => stableUuid(`password:${id}:${pass}`);
