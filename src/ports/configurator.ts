import type { QueryClient } from '@tanstack/react-query';
import { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { framesQuery } from '../api/queries/framing.ts';
import type { FrameEntry } from '../domain/frame.ts';
import { framedPictureLogic } from './framedPicture.ts';

export const configuratorPorts = ({ queries }: { queries: QueryClient }) => ({
  /** `only` is in the list as well as any other frame. */
  listFrames: (_: { only: string | null }): Promise<readonly FrameEntry[]> => queries.fetchQuery(framesQuery()),
});

export const configuratorLogic = (from: { queries: QueryClient }) =>
  provideActors(configuratorMachine, { ...configuratorPorts(from), framedPicture: framedPictureLogic(from) });
