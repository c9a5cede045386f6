import type { Message, Messages } from './message.ts';

const told = new Map<string, Message>();

/** Lets texts be said that come with a page's own code, so that no other page carries them. */
export function tell(messages: Messages): void {
  for (const [id, message] of Object.entries(messages)) told.set(id, message);
}

/** A text that came with a page's code. */
export const toldOf = (id: string): Message | undefined => told.get(id);
