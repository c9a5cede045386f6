import type { AnyMachineSnapshot } from 'xstate';
import type { MessageId } from '../../src/messages/messages.ts';
import type { Meta } from './meta.ts';

/** Every text that the states a chart is in say. */
export const allSaysOf = (state: AnyMachineSnapshot): MessageId[] =>
  Object.values(state.getMeta() as Record<string, Meta | undefined>).flatMap((meta) => meta?.says ?? []);

/** The first text that the states a chart is in say; null where they say nothing. */
export const saysOf = (state: AnyMachineSnapshot): MessageId | null => allSaysOf(state)[0] ?? null;
