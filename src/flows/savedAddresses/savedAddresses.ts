import { connect } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const savedAddresses = flow(savedAddressesMachine, connect);
