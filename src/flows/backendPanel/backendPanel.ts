import { connect } from '../../../machines/backendPanel/backendPanel.connect.ts';
import { backendPanelMachine } from '../../../machines/backendPanel/backendPanel.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const backendPanel = flow(backendPanelMachine, connect);
