import type { Messages } from '../../messages/message.ts';

const files = import.meta.glob<Record<string, unknown>>('../../messages/*.ts', { eager: true });

/** The texts of every flow. No page loads them: each carries the texts of its own flows. */
export const messageSets: readonly Messages[] = Object.values(files).flatMap((exports) =>
  Object.entries(exports).flatMap(([name, messages]) => (name.endsWith('Messages') ? [messages as Messages] : [])),
);

/** Every text by its id, whichever flow states it. */
export const allMessages: Messages = Object.assign({}, ...messageSets);
