import { connect } from '../../../machines/session/session.connect.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const session = restingFlow<typeof sessionMachine, ReturnType<typeof connect>>('session', connect);
