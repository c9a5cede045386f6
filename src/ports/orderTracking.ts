import { provideActors } from '../../machines/kit/port.ts';
import { orderTrackingMachine } from '../../machines/orderTracking/orderTracking.machine.ts';
import { codeLoginPorts } from './codeLogin.ts';
import { toSession } from './sessionActor.ts';

/** The code is the one that the login's popup takes. (API-14, OTP-24) */
export const orderTrackingPorts = {
  requestCode: ({ mobile }: { mobile: string }, signal: AbortSignal) =>
    codeLoginPorts.requestCode({ to: { mobile }, type: 'login' }, signal),
};

export const orderTrackingLogic = provideActors(orderTrackingMachine, { ...orderTrackingPorts, session: toSession });
