import { Partner, partner } from '../../flows/partner/Partner.tsx';
import { partnerLogic } from '../../ports/contact.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { PersistedForm } from '../form/PersistedForm.tsx';
import { Head } from '../head/Head.tsx';

/** '/partner/apply'. (PART-03, ROUTE-51) */
export const PartnerApplyPage = () => (
  <Page>
    <Head
      title="Apply to the partner program"
      description="Architects and designers apply for special pricing, a person to call and priority shipping."
      path="/partner/apply"
    />
    <BackLink to="/partner" />
    <Section level={1} title="Become a partner" lead="Tell us about your studio.">
      <PersistedForm flow={partner} logic={partnerLogic}>
        <Partner />
      </PersistedForm>
    </Section>
  </Page>
);
