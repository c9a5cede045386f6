/** Stands where a secret stood. */
export const REDACTED = '•••';

/** Keys whose values nobody else may read. The backend's letters hold codes. */
const SECRET = /passw|token|secret|authori[sz]ation|cookie|signature|^(otp|temporary|letters|wanted)$/i;
/** Keys that hold a one-time code or a coupon's: the one is digits, the other a word. */
const CODE = /^(code|one_?time_?code|verification_?code)$/i;
const DIGITS = /^[\d\s-]{1,8}$/;
/** Where the secret stands beside its name, as what is typed into a field does: `{ field: 'password', text: '…' }`. */
const NAME_KEYS = ['field', 'name', 'key'];
const VALUE_KEYS = ['text', 'value', 'code'];
/** Events that carry what was typed or copied, whatever it was. */
const SECRET_EVENT = /^(password|copy)\./;

const SECRET_PATTERNS = [
  /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g,
  /(?<=\bBearer\s+)[\w.~+/=-]+/gi,
  /(?<=[?&#][\w-]*(?:token|password|code|secret)=)[^&#\s]+/gi,
];

/** A text without the tokens and codes that stand in it. */
export const redactSecrets = (text: string): string =>
  SECRET_PATTERNS.reduce((result, secret) => result.replace(secret, REDACTED), text);

const isCode = (key: string, value: unknown) => CODE.test(key) && DIGITS.test(String(value));

/** `tokens: { token, refresh_token }` is looked into; a list of letters is not. */
const isInspectable = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

/** Is the value under this key of the object a secret? What is empty reveals nothing, and may be seen. */
export function isSecret(owner: Readonly<Record<string, unknown>>, key: string): boolean {
  const value = owner[key];
  if (value === '' || value === null || typeof value === 'boolean') return false;
  if (SECRET.test(key)) return !isInspectable(value);
  if (isCode(key, value)) return true;
  if (!VALUE_KEYS.includes(key)) return false;
  if (typeof owner.type === 'string' && SECRET_EVENT.test(owner.type)) return true;
  return NAME_KEYS.some((nameKey) => {
    const name = owner[nameKey];
    return typeof name === 'string' && (SECRET.test(name) || isCode(name, value));
  });
}
