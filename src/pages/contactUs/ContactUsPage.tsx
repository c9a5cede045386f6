import type { ReactNode } from 'react';
import { Page, Section } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { Head } from '../head/Head.tsx';

/** '/contact-us', which carries the form. (CONT-10, CONT-13, ROUTE-55) */
export const ContactUsPage = ({ form }: { form: ReactNode }) => (
  <Page>
    <Head title="Contact us" description="Write to us about a print, a frame, a gift or an order." path="/contact-us" />
    <BackLink to="/contact/" />
    <Section level={1} title="Contact Us" lead="Tell us what you need, and a person answers within a working day.">
      {form}
    </Section>
  </Page>
);
