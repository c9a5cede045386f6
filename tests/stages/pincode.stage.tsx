import { pincodeMachine } from '../../machines/pincode/pincode.machine.ts';
import { pincodeSamples as samples } from '../../machines/pincode/pincode.samples.ts';
import { Pincode } from '../../src/flows/pincode/Pincode.tsx';
import { pincodeGestures as gestures } from '../../src/flows/pincode/pincode.gestures.ts';
import { pincode } from '../../src/flows/pincode/pincode.ts';
import { pincodePorts as ports } from '../../src/ports/pincode.ts';
import { stage } from '../support/walk/stage.ts';

export const pincodeStage = stage({
  flow: { ...pincode, machine: pincodeMachine },
  ports,
  samples,
  gestures,
  view: <Pincode days="5-7" />,
});
