import { connect } from '../../../machines/backendPanel/backendPanel.connect.ts';
import { backendPanelMachine } from '../../../machines/backendPanel/backendPanel.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const backendPanel = createFlow(backendPanelMachine, connect);
