import { Contact } from '../../flows/contact/Contact.tsx';
import { contact } from '../../flows/contact/contact.ts';
import { ContactUs } from '../../flows/contactUs/ContactUs.tsx';
import { contactUs } from '../../flows/contactUs/contactUs.ts';
import { ContactPage } from '../../pages/contact/ContactPage.tsx';
import { ContactUsPage } from '../../pages/contactUs/ContactUsPage.tsx';
import { contactLogic, contactUsLogic } from '../../ports/contact.ts';
import { KeptForm } from './KeptForm.tsx';

/** '/contact/', with its chart's ports filled. */
export const ContactEntry = () => (
  <ContactPage
    dialog={
      <KeptForm flow={contact} logic={contactLogic}>
        <Contact />
      </KeptForm>
    }
  />
);

/** '/contact-us', with its chart's ports filled. */
export const ContactUsEntry = () => (
  <ContactUsPage
    form={
      <KeptForm flow={contactUs} logic={contactUsLogic}>
        <ContactUs />
      </KeptForm>
    }
  />
);
