import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Samples } from '../machines/kit/samples.ts';
import { standingAt } from '../machines/kit/standing.ts';

type Flow<M extends AnyStateMachine> = {
  machine: M;
  // biome-ignore lint/suspicious/noExplicitAny: the options differ by chart; Start checks them where a page uses it
  Start: ComponentType<{ logic: M; options?: any; children: ReactNode }>;
};

/** Makes a story for one chart state: the view around a chart that stands still there, with the charts inside it. */
export const stateStories =
  <M extends AnyStateMachine>({ machine, Start }: Flow<M>, samples: Samples<M>) =>
  (where: string, inside: Record<string, AnyMachineSnapshot> = {}): StoryObj => {
    const children = Object.fromEntries(Object.entries(inside).map(([id, snapshot]) => [id, { src: id, snapshot }]));
    const standing: Decorator = (Story) => (
      <Start logic={machine} options={{ snapshot: { ...standingAt(machine, samples, where), children } }}>
        <Story />
      </Start>
    );
    return { parameters: { chart: { machine: machine.id, state: where } }, decorators: [standing] };
  };
