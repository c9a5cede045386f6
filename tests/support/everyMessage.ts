import type { Message } from '../../src/messages/message.ts';

const files = import.meta.glob<Record<string, unknown>>('../../src/messages/*.ts', { eager: true });

/** Every text there is, by its id: of all pages and of the panel. */
export const everyMessage: Readonly<Record<string, Message>> = Object.assign(
  {},
  ...Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (/.Messages$/.test(name) ? [value] : [])),
  ),
);
