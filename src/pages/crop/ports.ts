import type { cropMachine } from '../../../machines/crop/crop.machine.ts';
import { portsContext } from '../portsContext.ts';

/** The chart of the crop screen. */
export type CropPorts = { crop: typeof cropMachine };

export const [CropPortsContext, useCropPorts] = portsContext<CropPorts>('crop');
