/** What a product owner reads of a state or a transition beside its description; `Id`: of the texts that the chart may show. */
export type Meta<Id extends string = never> = {
  /** Texts on the screen while the state holds, or once the transition was taken. A walk looks for each. */
  messages?: readonly Id[];
  /** Requirement ids that this state or transition carries out. */
  requires?: readonly string[];
};

type ToastEffect = { type: 'toast'; text: string; tone: 'good' | 'bad' | 'plain' };
type NavigationEffect = {
  type: 'navigate';
  to: string;
  replace?: boolean;
  /** The chart shows already what is at the address. */
  isShown?: true;
};

/** What charts let out for the shell to act on. */
export type Effect =
  | ToastEffect
  | NavigationEffect
  | { type: 'redirect'; url: string }
  /** The device forgets the person; `to` is where whoever comes next begins. */
  | { type: 'forget'; to: string }
  | { type: 'focus'; field: string }
  | { type: 'print' }
  | { type: 'track'; event: Record<string, unknown> }
  | { type: 'log'; message: string };

/** A chart that is somewhere; of its states, what they say. */
type MetaSource<Id extends string> = { getMeta(): Readonly<Record<string, Meta<Id> | undefined>> };

/** Every text that the states a chart is in say. */
export const getMessageIds = <Id extends string>(state: MetaSource<Id>): Id[] =>
  Object.values(state.getMeta()).flatMap((meta) => meta?.messages ?? []);

/** The first text that the states a chart is in say; null where they say nothing. */
export const getMessageId = <Id extends string>(state: MetaSource<Id>): Id | null => getMessageIds(state)[0] ?? null;

/** Which of these texts the states a chart is in say; the first of several, null where they say none. */
export function findMessage<Id extends string, const Wanted extends Id>(
  state: MetaSource<Id>,
  wanted: readonly Wanted[],
): Wanted | null {
  const ids = getMessageIds(state);
  return wanted.find((id) => ids.includes(id)) ?? null;
}
