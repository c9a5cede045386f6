import { connectForm } from '../../../machines/form/connectForm.ts';
import { partnerForm, partnerMachine } from '../../../machines/partner/partner.machine.ts';
import { Form } from '../../form/Form.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const partner = createFlow(partnerMachine, connectForm(partnerForm));

/** The application for the partner program. (PART-03 to PART-16) */
export const Partner = () => (
  <Form
    form={partner.useView()}
    label="Partner application"
    submitLabel="Apply"
    note="We answer within two working days."
  />
);
