import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom, StateValue } from 'xstate';
import { digest } from '../../machines/kit/digest.ts';

/**
 * A chart as it stood when its page was written, in what JSON can hold: enough to draw its view from, without its code.
 * `can` holds what the view asked then, by event.
 */
export type Rest = {
  value: StateValue;
  context: unknown;
  can: Readonly<Record<string, boolean>>;
  tags?: readonly string[];
  /** What it was started with, in short. */
  of: string;
};

/** What was asked of a chart, by event: the answers, as its rest keeps them. */
export type Asked = Record<string, boolean>;

const nameOf = (event: EventObject) => JSON.stringify(event);

/** Is a chart in a state, given as `state.matches` takes it? */
function isIn(value: StateValue, asked: StateValue): boolean {
  if (typeof asked === 'string') return typeof value === 'string' ? value === asked : asked in value;
  if (typeof value === 'string') return false;
  return Object.entries(asked).every(([key, inner]) => {
    const here = value[key];
    return here !== undefined && inner !== undefined && isIn(here, inner);
  });
}

/** A chart's snapshot as far as its view asks; what was not asked when the page was written, it cannot do yet. */
export function restingSnapshot<M extends AnyStateMachine>(rest: Rest): SnapshotFrom<M> {
  const { value, context, can, tags = [] } = rest;
  return {
    status: 'active',
    value,
    context,
    tags: new Set(tags),
    children: {},
    matches: (asked: StateValue) => isIn(value, asked),
    can: (event: EventObject) => can[nameOf(event)] ?? false,
    hasTag: (tag: string) => tags.includes(tag),
    getMeta: () => ({}),
  } as unknown as SnapshotFrom<M>;
}

/** A running chart's snapshot that notes what it is asked. */
export const noting = <S extends AnyMachineSnapshot>(state: S, asked: Asked): S =>
  Object.assign(Object.create(state) as S, {
    can(event: EventObject) {
      const is = state.can(event as never);
      asked[nameOf(event)] = is;
      return is;
    },
  });

/** What a chart is started with, in a few letters. */
export const inShort = (input: unknown): string => digest(JSON.stringify(input) ?? '');

/** What is kept of a chart in its page; `can` grows as its views ask. */
export const restOf = ({ value, context, tags }: AnyMachineSnapshot, can: Asked, input?: unknown): Rest => ({
  of: inShort(input),
  value,
  context,
  can,
  ...(tags.size > 0 && { tags: [...tags] }),
});

/** Does a chart stand as it did at rest, so that nothing has to be drawn anew? */
export function isAsAtRest(rest: Rest, state: AnyMachineSnapshot): boolean {
  const { value, context, tags } = state;
  const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
  return (
    isSame(value, rest.value) &&
    isSame([...tags], rest.tags ?? []) &&
    isSame(context, rest.context) &&
    Object.entries(rest.can).every(([event, is]) => state.can(JSON.parse(event)) === is)
  );
}
