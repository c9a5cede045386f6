import { OptOut, optOut } from '../../flows/optOut/OptOut.tsx';
import { optOutLogic } from '../../ports/newsletter.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { PersistedForm } from '../form/PersistedForm.tsx';
import { Head } from '../head/Head.tsx';

/** '/opt_out'. (STAT-07, ROUTE-49) */
export const OptOutPage = () => (
  <Page width="reading">
    <Head
      title="Opt out of our newsletter"
      description="Take your e-mail address off the list of our newsletter."
      path="/opt_out"
    />
    <Section level={1} title="Opt out" lead="Tell us the e-mail address, and our newsletter stays away from it.">
      <PersistedForm flow={optOut} logic={optOutLogic}>
        <OptOut />
      </PersistedForm>
    </Section>
  </Page>
);
