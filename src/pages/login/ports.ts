import type { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { portsContext } from '../portsContext.ts';

/** The login page's chart with its ports filled. */
export type LoginPorts = { signIn: typeof signInMachine };

export const [LoginPortsContext, useLoginPorts] = portsContext<LoginPorts>('login page');
