import { connectForm } from '../../../machines/form/connectForm.ts';
import { optOutForm, optOutMachine } from '../../../machines/optOut/optOut.machine.ts';
import { Form } from '../../form/Form.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const optOut = createFlow(optOutMachine, connectForm(optOutForm));

/** The form to unsubscribe from the newsletter. (STAT-07, STAT-08) */
export const OptOut = () => <Form form={optOut.useView()} label="Opt out of our newsletter" submitLabel="Opt Out" />;
