import type { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { portsContext } from '../portsContext.ts';

/** What the screen of one frame starts beside the charts of every screen on which a picture is made up. */
export type FrameEditPorts = { preview: typeof previewMachine };

export const [FrameEditPortsContext, useFrameEditPorts] = portsContext<FrameEditPorts>('frame edit');
