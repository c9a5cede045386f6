import { isSecret, REDACTED, redactSecrets } from './secrets.ts';

/** A text longer than this is cut: what charts decide on is shorter, pictures as text are not. */
const LONGEST_TEXT = 400;
const LONGEST_LIST = 60;
const DEEPEST = 8;

type Owner = Readonly<Record<string, unknown>>;

const cut = (text: string) =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters)` : text;

/** Charts never change what is in their context, they put another in its place: what was once read stays as it was read. */
const read = new WeakMap<object, unknown>();

const isActor = (value: object): value is { sessionId: string; id: string } =>
  'sessionId' in value && typeof value.sessionId === 'string' && 'send' in value;

const getMembers = (owner: Owner, depth: number): Owner =>
  Object.fromEntries(
    Object.entries(owner).flatMap(([key, value]) => {
      if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return [];
      return [[key, isSecret(owner, key) ? REDACTED : copyPlain(value, depth + 1)]];
    }),
  );

function getList(list: readonly unknown[], depth: number): unknown[] {
  const visible = list.slice(0, LONGEST_LIST).map((member) => copyPlain(member, depth + 1) ?? null);
  return list.length > LONGEST_LIST ? [...visible, `… and ${list.length - LONGEST_LIST} more`] : visible;
}

function getObject(value: object, depth: number): unknown {
  if (isActor(value)) return { actor: value.id, session: value.sessionId };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Error)
    return { ...getMembers({ ...value }, depth), name: value.name, message: redactSecrets(value.message) };
  if (typeof Blob !== 'undefined' && value instanceof Blob)
    return { file: 'name' in value ? value.name : value.type, bytes: value.size };
  if (value instanceof Map) return getMembers(Object.fromEntries(value), depth);
  if (value instanceof Set) return getList([...value], depth);
  if (Array.isArray(value)) return getList(value, depth);
  if (ArrayBuffer.isView(value)) return { bytes: value.byteLength };
  return getMembers(value as Owner, depth);
}

function copyPlain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(redactSecrets(value));
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value === null || typeof value !== 'object') return typeof value === 'boolean' ? value : null;
  if (read.has(value)) return read.get(value);
  if (depth > DEEPEST) return '…';
  // Whatever leads back to itself is read as this.
  read.set(value, '…');
  const plain = getObject(value, depth);
  read.set(value, plain);
  return plain;
}

/**
 * A copy that survives JSON and holds no secret: actors become their names, files their size, long texts and lists are
 * cut. The same object gives the same copy, so that what did not change can be seen by looking whether it is the same.
 */
export const toPlain = (value: unknown): unknown => (value === undefined ? null : copyPlain(value, 0));
