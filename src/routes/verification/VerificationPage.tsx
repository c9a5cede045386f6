import { Page, Section } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';

/** What proves to the pin-board service whose site this is. (STAT-06, ROUTE-59) */
const PROOF = 'pinterest-site-verification=6f1c2';

/** A page for the pin-board service: it holds the proof and asks for nothing. (STAT-06) */
export const VerificationPage = () => (
  <Page width="reading">
    <Head title="Verification" description="A page for a pin-board service." path="/pinterest-6f1c2.html" noIndex />
    <Section level={1} title="Verification">
      <p>{PROOF}</p>
    </Section>
  </Page>
);
