import { isSecret, REDACTED, redactSecrets } from './secrets.ts';

/** A text longer than this is cut: what charts decide on is shorter, pictures as text are not. */
const MAX_TEXT_LENGTH = 400;
const MAX_LIST_LENGTH = 60;
const MAX_DEPTH = 8;

type Owner = Readonly<Record<string, unknown>>;

const truncate = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}… (${text.length} characters)` : text;

/** Charts never change what is in their context, they replace it: a copy stays valid. */
const copies = new WeakMap<object, unknown>();

const isActor = (value: object): value is { sessionId: string; id: string } =>
  'sessionId' in value && typeof value.sessionId === 'string' && 'send' in value;

const copyMembers = (owner: Owner, depth: number): Owner =>
  Object.fromEntries(
    Object.entries(owner).flatMap(([key, value]) => {
      if (value === undefined || typeof value === 'function' || typeof value === 'symbol') return [];
      return [[key, isSecret(owner, key) ? REDACTED : copyPlain(value, depth + 1)]];
    }),
  );

function copyList(list: readonly unknown[], depth: number): unknown[] {
  const visible = list.slice(0, MAX_LIST_LENGTH).map((member) => copyPlain(member, depth + 1) ?? null);
  return list.length > MAX_LIST_LENGTH ? [...visible, `… and ${list.length - MAX_LIST_LENGTH} more`] : visible;
}

function copyObject(value: object, depth: number): unknown {
  if (isActor(value)) return { actor: value.id, session: value.sessionId };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Error)
    return { ...copyMembers({ ...value }, depth), name: value.name, message: redactSecrets(value.message) };
  if (typeof Blob !== 'undefined' && value instanceof Blob)
    return { file: 'name' in value ? value.name : value.type, bytes: value.size };
  if (value instanceof Map) return copyMembers(Object.fromEntries(value), depth);
  if (value instanceof Set) return copyList([...value], depth);
  if (Array.isArray(value)) return copyList(value, depth);
  if (ArrayBuffer.isView(value)) return { bytes: value.byteLength };
  return copyMembers(value as Owner, depth);
}

function copyPlain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return truncate(redactSecrets(value));
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value === null || typeof value !== 'object') return typeof value === 'boolean' ? value : null;
  if (copies.has(value)) return copies.get(value);
  if (depth > MAX_DEPTH) return '…';
  // Whatever leads back to itself is read as this.
  copies.set(value, '…');
  const plain = copyObject(value, depth);
  copies.set(value, plain);
  return plain;
}

/**
 * A copy that survives JSON and holds no secret: actors become their names, files their size, long texts and lists are
 * cut. The same object gives the same copy, so that what did not change can be seen by looking whether it is the same.
 */
export const toPlain = (value: unknown): unknown => (value === undefined ? null : copyPlain(value, 0));
