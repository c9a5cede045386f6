import { getLabel } from '../graph/triggers.ts';
import { humanizeName } from '../graph/words.ts';

/** Why there is nothing to see, and what to do about it. */
export const EMPTY_MESSAGES = {
  noPages: ['No page of the store is open', 'Open the store in another tab of this browser, or the view beside.'],
  choosing: ['Which page is to be watched?', 'Choose one above: the diagram then shows what happens in it.'],
  connecting: ['Asking the page', 'It tells which charts run in it.'],
  unresponsive: ['The page does not answer', 'It hangs, or was closed without a word. Watch it again, or another one.'],
  notRunning: ['This chart does not run in that page now', 'It is shown here as soon as it starts. These run there:'],
  notRecorded: ['This chart did not run while this was recorded', 'These ran:'],
  refused: [
    'Another version of this chart',
    'Its states and transitions would not fit this diagram, so it is not shown.',
  ],
  reading: ['Reading the file', ''],
  invalid: ['This file is no recording', 'Only files that were saved here can be opened.'],
  opening: ['The view is being opened', ''],
  replaying: ['The view goes through the recorded run', 'From where it ends you can go on by hand.'],
  diverged: ['The replay came to other states', ''],
  unanswered: ['The view did not start', 'It may not be there for this chart.'],
} as const satisfies Record<string, readonly [string, string]>;

/** How the run that is looked at is shown. */
export const MODE_LABELS = {
  live: 'Live',
  scrubbed: 'An earlier moment; the page goes on',
  stopped: 'This run is over',
  pageClosed: 'The page was closed; its recording stays',
  file: 'From a saved recording',
} as const;

/** The time of day of a moment, to the millisecond. */
export const formatTime = (at: number): string =>
  `${new Date(at).toLocaleTimeString('en-IN', { hour12: false })}.${String(at % 1_000).padStart(3, '0')}`;

/** An event as a line; what only a running chart receives is named, too. */
export const formatEvent = (type: string): string =>
  getLabel(type)
    .replace(/^xstate\.init$/, 'start')
    .replace(/^xstate\.promise\.(\w+)$/, '$1');

/** A transition by its id, for who does not read ids: 'Unknown, pincode.typed'. */
export function describeId(id: string): string {
  const [source = '', event = ''] = id.split('|');
  return `${humanizeName(source.split('.').at(-1) ?? source)}, ${formatEvent(event)}`;
}

/** What an event carries, short. */
export const formatPayload = ({ type: _, ...payload }: { type: string } & Record<string, unknown>): string => {
  const { actorId: __, ...rest } = payload;
  const text = Object.keys(rest).length === 0 ? '' : JSON.stringify(rest);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
};
