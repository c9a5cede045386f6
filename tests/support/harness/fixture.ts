import type { ComponentType, ReactElement, ReactNode } from 'react';
import type {
  ActorOptions,
  ActorRefFrom,
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventObject,
  SimulatedClock,
} from 'xstate';
import type { PortCalls } from '../../../machines/kit/port.ts';
import { getStarts, type Samples } from '../../../machines/kit/samples.ts';
import type { ScreenWidth } from '../../../machines/player/player.setup.ts';
import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import type { createRequestGate } from '../../../mocks/requestGate.ts';
import type { Interactions } from '../../../src/kit/flow/interactions.ts';

/** A person's event, a named answer from outside, or a wait in milliseconds. */
export type PathAction = (EventObject & Record<string, unknown>) | { reply: string } | { wait: number };

/** One run of a chart on its real view. */
export type Harness = {
  actor: AnyActorRef;
  clock: SimulatedClock;
  gate: ReturnType<typeof createRequestGate>;
  /** What the backend holds. */
  backend: EmbeddedBackend;
  /** Everything that the charts let out so far. */
  effects: EventObject[];
  /** Ids of the transitions taken since it was last asked. */
  takeTransitionIds(): string[];
  /** Every call is answered as it comes from now on, and honestly. */
  release(): void;
  perform(action: PathAction): Promise<unknown>;
};

/** What a chart needs to be walked on its real view, by a test or by the visualiser's player. Knows no test runner. */
export type Fixture<M extends AnyStateMachine> = {
  flow: {
    machine: M;
    // biome-ignore lint/suspicious/noExplicitAny: the options differ by chart; Start checks them where a page uses it
    Provider: ComponentType<{ logic: any; options?: any; children: ReactNode }>;
    useActorRef(): ActorRefFrom<M>;
  };
  /** What the store fills the chart's ports with. */
  ports?: PortCalls;
  /** Charts that this one invokes, with their ports filled. */
  children?: Record<string, AnyActorLogic>;
  /** Ports that do not reach the backend; the walk holds their calls at a door. */
  local?: readonly string[];
  samples: Samples<M>;
  interactions: Interactions<M>;
  view: ReactElement;
  /** Its gestures use what only this screen has. */
  width?: ScreenWidth;
  /** What brings an answer about where it takes more than a scenario of the backend. */
  replies?: Record<string, (harness: Harness) => void | Promise<void>>;
  /** Sets the scene before each walk. */
  prepare?: (backend: EmbeddedBackend) => void | Promise<void>;
  /** Lets through what the stage holds by itself, now and later; where a person goes on by hand. */
  release?: () => void;
  options?: Partial<ActorOptions<M>>;
  /** What is otherwise where the chart has another start of its samples, by the start's name. */
  starts?: Readonly<Record<string, Partial<Fixture<M>>>>;
};

/** A stage for one of its chart's starts. */
export function withStart<M extends AnyStateMachine>(fixture: Fixture<M>, start: string): Fixture<M> {
  const { starts, samples } = fixture;
  return { ...fixture, ...starts?.[start], samples: { ...samples, ...getStarts(samples).get(start) } };
}

/** A stage, checked against its chart. */
export const defineFixture = <M extends AnyStateMachine>(fixture: Fixture<M>): Fixture<M> => fixture;
