import type { GraphTransition, StateKind, Trigger } from './graph.ts';

/** A name of the code as a person would read it: 'addToCart' is 'Add to cart'. */
export function humanizeName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A guard as a question: 'isStage(review)' is 'Is stage review?', 'not hasLines' is 'Has lines? No'. */
export function toQuestion(guard: string): string {
  if (guard.startsWith('not ')) return `${toQuestion(guard.slice(4))} No`;
  return `${humanizeName(guard.replace(/\(([^)]*)\)/g, ' $1'))}?`;
}

/** A length of time: '250 ms', '8 s', '1.5 s', '10 min'. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${Number((ms / 1000).toFixed(2))} s`;
  return `${Number((ms / 60_000).toFixed(2))} min`;
}

/** '1 state', '3 states'. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** A text of a chart with a stop at its end, for others to follow it. */
export const endSentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** What kind of thing sets a transition off. */
export const TRIGGER_LABELS: Record<Trigger, string> = {
  event: 'Event',
  reply: 'Answer',
  failure: 'Failure',
  after: 'Timer',
  always: 'At once',
  done: 'Finished',
};

/** What a kind of state means to someone who has never seen a chart. */
export const STATE_KIND_LABELS: Record<StateKind, string> = {
  atomic: 'State',
  compound: 'State with steps inside',
  parallel: 'Several things at once',
  final: 'End',
  history: 'Where it was before',
};

/** What sets a transition off, as short as possible: 'coupon.removed', 'after 8 s', 'findCoupon: done', 'always'. */
export function describeTrigger({ trigger, label, event, delay }: GraphTransition): string {
  if (trigger === 'after' && delay) {
    return delay.ms === null ? `after ${delay.name}` : `after ${formatDuration(delay.ms)}`;
  }
  return trigger === 'event' ? event : label;
}
