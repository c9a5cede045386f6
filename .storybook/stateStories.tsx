import type { Decorator, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Samples } from '../machines/kit/samples.ts';
import { getSnapshotAt } from './snapshotAt.ts';

type Flow<M extends AnyStateMachine> = {
  machine: M;
  // biome-ignore lint/suspicious/noExplicitAny: the options differ by chart; Provider checks them where a page uses it
  Provider: ComponentType<{ logic: M; options?: any; children: ReactNode }>;
};

/**
 * Makes a story for one chart state: the view around a chart that stands still there, with the charts inside it. `View` is
 * needed where it is not the component of the file's stories.
 */
export const createStateStories =
  <M extends AnyStateMachine>({ machine, Provider }: Flow<M>, samples: Samples<M>, View?: ComponentType) =>
  (statePath: string, inside: Record<string, AnyMachineSnapshot> = {}): StoryObj => {
    const children = Object.fromEntries(Object.entries(inside).map(([id, snapshot]) => [id, { src: id, snapshot }]));
    const renderSnapshot: Decorator = (Story) => (
      <Provider logic={machine} options={{ snapshot: { ...getSnapshotAt(machine, samples, statePath), children } }}>
        <Story />
      </Provider>
    );
    return {
      parameters: { chart: { machine: machine.id, state: statePath } },
      decorators: [renderSnapshot],
      ...(View && { render: () => <View /> }),
    };
  };
