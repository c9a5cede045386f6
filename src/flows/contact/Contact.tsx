import { contactForm, contactMachine } from '../../../machines/contact/contact.machine.ts';
import { contactUsForm, contactUsMachine } from '../../../machines/contactUs/contactUs.machine.ts';
import { connectForm } from '../../../machines/form/connectForm.ts';
import { Form } from '../../form/Form.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export const contact = createFlow(contactMachine, connectForm(contactForm));

/** A button, and the dialog that it opens, to write to the shop. (CONT-02 to CONT-08) */
export function Contact() {
  const form = contact.useView();
  return (
    <>
      <Button onClick={form.open}>Send us a message</Button>
      <Dialog open={form.isOpen} onClose={form.close} title="Write to us" size="medium">
        <Form form={form} label="Message to the shop" submitLabel="Send" />
      </Dialog>
    </>
  );
}

export const contactUs = createFlow(contactUsMachine, connectForm(contactUsForm));

/** The form of the Contact Us page. (CONT-10, CONT-11, CONT-13) */
export const ContactUs = () => (
  <Form form={contactUs.useView()} label="Contact Us" submitLabel="Send" note="Fields marked * are compulsory." />
);
