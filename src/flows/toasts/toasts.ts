import { connect } from '../../../machines/toasts/toasts.connect.ts';
import type { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { restingFlow } from '../../kit/restingFlow.tsx';

export const toasts = restingFlow<typeof toastsMachine, ReturnType<typeof connect>>('toasts', connect);
