import { provideActors } from '../../machines/kit/port.ts';
import { pincodeMachine } from '../../machines/pincode/pincode.machine.ts';
import { findPlace } from '../api/pincode.ts';

export const pincodePorts = {
  findPlace: ({ pincode }: { pincode: string }, signal: AbortSignal) => findPlace(pincode, signal),
};

export const pincodeLogic = provideActors(pincodeMachine, pincodePorts);
