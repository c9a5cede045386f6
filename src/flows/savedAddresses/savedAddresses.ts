import { connect } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const savedAddresses = createFlow(savedAddressesMachine, connect);
