import { connect } from '../../../machines/toasts/toasts.connect.ts';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const toasts = flow(toastsMachine, connect);
