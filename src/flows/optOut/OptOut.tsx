import '../../messages/shopForms.ts';
import { connect } from '../../../machines/optOut/optOut.connect.ts';
import { optOutMachine } from '../../../machines/optOut/optOut.machine.ts';
import { Form } from '../../form/Form.tsx';
import { flow } from '../../kit/flow.tsx';

export const optOut = flow(optOutMachine, connect);

/** The way off the newsletter's list. (STAT-07, STAT-08) */
export const OptOut = () => <Form form={optOut.useFlow()} label="Opt out of our newsletter" submitLabel="Opt Out" />;
