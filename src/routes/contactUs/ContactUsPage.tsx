import { ContactUs, contactUs } from '../../flows/contactUs/ContactUs.tsx';
import { contactUsLogic } from '../../ports/contact.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { PersistedForm } from '../form/PersistedForm.tsx';
import { Head } from '../head/Head.tsx';

/** '/contact-us', which carries the form. (CONT-10, CONT-13, ROUTE-55) */
export const ContactUsPage = () => (
  <Page>
    <Head title="Contact us" description="Write to us about a print, a frame, a gift or an order." path="/contact-us" />
    <BackLink to="/contact/" />
    <Section level={1} title="Contact Us" lead="Tell us what you need, and a person answers within a working day.">
      <PersistedForm flow={contactUs} logic={contactUsLogic}>
        <ContactUs />
      </PersistedForm>
    </Section>
  </Page>
);
