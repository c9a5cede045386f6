import type { passwordResetMachine } from '../../../machines/passwordReset/passwordReset.machine.ts';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import type { UserSession } from '../../domain/userSession.ts';
import { portsContext } from '../portsContext.ts';

/** The charts of the own account with their ports filled, and who is signed in; null where nobody is. */
export type OwnPorts = {
  profile: typeof profileMachine;
  passwordReset: typeof passwordResetMachine;
  readSession(): UserSession | null;
};

export const [OwnPortsContext, useOwnPorts] = portsContext<OwnPorts>('own account');
