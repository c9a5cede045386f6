import { connect } from '../../../machines/contact/contact.connect.ts';
import { contactMachine } from '../../../machines/contact/contact.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const contact = flow(contactMachine, connect);
