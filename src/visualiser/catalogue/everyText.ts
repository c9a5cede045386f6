import type { Message } from '../../messages/message.ts';

const files = import.meta.glob<Record<string, unknown>>('../../messages/*.ts', { eager: true });

/** Every text that a chart may say, by its id, whichever page brings it along. */
export const everyText: Readonly<Record<string, Message>> = Object.assign(
  {},
  ...Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (/messages$/i.test(name) ? [value] : [])),
  ),
);
