import type { AnyEventObject } from 'xstate';

/** The name of a field: where its value stands in the event, 'lines.0.price'. */
export const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** What an event carries beside its name. */
export const getPayload = ({ type: _, ...payload }: AnyEventObject): Record<string, unknown> => payload;

const describeValue = (value: unknown): string => {
  if (Array.isArray(value)) return `(${value.length})`;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(describeValue).join(' ');
  return String(value ?? 'nothing');
};

/** What an event carries as a line, short: 'stage review, orderNo nothing'. */
export const describePayload = (event: AnyEventObject): string =>
  Object.entries(getPayload(event))
    .map(([key, value]) => `${key} ${describeValue(value)}`)
    .join(', ')
    .slice(0, 80);

function readValue(sample: unknown, data: FormData, path: string): unknown {
  const fieldValue = data.get(path);
  if (typeof sample === 'boolean') return fieldValue !== null;
  if (typeof sample === 'number') return Number(fieldValue);
  if (typeof sample === 'string') return fieldValue ?? '';
  if (Array.isArray(sample)) return sample.map((item, index) => readValue(item, data, joinPath(path, String(index))));
  if (sample === null || typeof sample !== 'object') return fieldValue || sample;
  return Object.fromEntries(
    Object.entries(sample).map(([key, value]) => [key, readValue(value, data, joinPath(path, key))]),
  );
}

/** The event that a form states, in the shape of its sample: a number stays a number, and nothing goes missing. */
export const readEvent = (sample: AnyEventObject, data: FormData): AnyEventObject => ({
  type: sample.type,
  ...(readValue(getPayload(sample), data, '') as Record<string, unknown>),
});
