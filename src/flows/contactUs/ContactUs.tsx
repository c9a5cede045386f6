import { connect } from '../../../machines/contactUs/contactUs.connect.ts';
import { contactUsMachine } from '../../../machines/contactUs/contactUs.machine.ts';
import { Form } from '../../form/Form.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';

export const contactUs = createFlow(contactUsMachine, connect);

/** The form of the Contact Us page. (CONT-10, CONT-11, CONT-13) */
export const ContactUs = () => (
  <Form form={contactUs.useView()} label="Contact Us" submitLabel="Send" note="Fields marked * are compulsory." />
);
