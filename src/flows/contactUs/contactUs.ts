import { connect } from '../../../machines/contactUs/contactUs.connect.ts';
import { contactUsMachine } from '../../../machines/contactUs/contactUs.machine.ts';
import { flow } from '../../kit/flow.tsx';

export const contactUs = flow(contactUsMachine, connect);
