import type { frameListMachine } from '../../../machines/frameList/frameList.machine.ts';
import type { Mode } from '../../domain/mode.ts';
import { portsContext } from '../portsContext.ts';

export type FrameListPorts = {
  frameList: typeof frameListMachine;
  /** Framed or not, as it was settled before; null where nobody has. (CONF-28) */
  readMode(): Mode | null;
};

export const [FrameListPortsContext, useFrameListPorts] = portsContext<FrameListPorts>('list of frames');
