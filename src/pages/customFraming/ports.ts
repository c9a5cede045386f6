import type { uploadMachine } from '../../../machines/upload/upload.machine.ts';
import { portsContext } from '../portsContext.ts';

/** The chart at the start of custom framing. */
export type UploadPorts = { upload: typeof uploadMachine };

export const [UploadPortsContext, useUploadPorts] = portsContext<UploadPorts>('upload');
