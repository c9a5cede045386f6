import type { AnyMachineSnapshot } from 'xstate';
import type { MessageId } from '../../src/messages/messages.ts';
import type { Meta } from './meta.ts';

/** Every text that the states a chart is in say. */
export const getMessageIds = (state: AnyMachineSnapshot): MessageId[] =>
  Object.values(state.getMeta() as Record<string, Meta | undefined>).flatMap((meta) => meta?.messages ?? []);

/** The first text that the states a chart is in say; null where they say nothing. */
export const getMessageId = (state: AnyMachineSnapshot): MessageId | null => getMessageIds(state)[0] ?? null;
