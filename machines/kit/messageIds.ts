import type { Meta } from './meta.ts';

/** A chart that is somewhere; of its states, what they say. */
type Saying<Id extends string> = { getMeta(): Readonly<Record<string, Meta<Id> | undefined>> };

/** Every text that the states a chart is in say. */
export const getMessageIds = <Id extends string>(state: Saying<Id>): Id[] =>
  Object.values(state.getMeta()).flatMap((meta) => meta?.messages ?? []);

/** The first text that the states a chart is in say; null where they say nothing. */
export const getMessageId = <Id extends string>(state: Saying<Id>): Id | null => getMessageIds(state)[0] ?? null;
