import '../../messages/contact.ts';
import { Form } from '../../form/Form.tsx';
import { contactUs } from './contactUs.ts';

/** The form of the Contact Us page. (CONT-10, CONT-11, CONT-13) */
export const ContactUs = () => (
  <Form form={contactUs.useFlow()} label="Contact Us" submitLabel="Send" note="Fields marked * are compulsory." />
);
