import '../../messages/partner.ts';
import { Form } from '../../form/Form.tsx';
import { partner } from './partner.ts';

/** The application for the partner program. (PART-03 to PART-16) */
export const Partner = () => (
  <Form
    form={partner.useFlow()}
    label="Partner application"
    submitLabel="Apply"
    note="We answer within two working days."
  />
);
