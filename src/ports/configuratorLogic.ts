import type { QueryClient } from '@tanstack/react-query';
import { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import { fill } from '../../machines/kit/port.ts';
import { configuratorPorts } from './configurator.ts';

/** The configurator's chart with its ports filled; apart from them, for the list of frames uses one of them too. */
export const configuratorLogic = (means: { queries: QueryClient }) =>
  fill(configuratorMachine, configuratorPorts(means));
