import { Navigate, useSearchParams } from 'react-router-dom';
import type { NewsletterLinkInput } from '../../../machines/newsletterLink/newsletterLink.machine.ts';
import { NewsletterLink, newsletterLink } from '../../flows/newsletterLink/NewsletterLink.tsx';
import { OptOut, optOut } from '../../flows/optOut/OptOut.tsx';
import { optOutLogic } from '../../ports/newsletter.ts';
import { newsletterLinkLogic } from '../../ports/newsletterLink.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { PersistedForm } from '../form/PersistedForm.tsx';
import { Head, NoIndex } from '../head/Head.tsx';

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

/** Parses the link of a newsletter; null for an address that no letter has. */
function parseLink(params: URLSearchParams): NewsletterLinkInput | null {
  const [mail, key] = [params.get('mail') ?? '', params.get('key') ?? ''];
  if (mail === '' || key === '') return null;
  return { purpose: params.get('purpose') === 'leave' ? 'leave' : 'confirm', mail, key };
}

const TITLES = {
  confirm: ['Our newsletter', 'Shall it come to this address?'],
  leave: ['Opt out', 'Shall our newsletter stay away from this address?'],
} as const;

/** '/newsletter', where the links of the newsletter's letters lead. (API-03, STAT-08) */
export function NewsletterLinkPage() {
  const [params] = useSearchParams();
  const link = parseLink(params);
  if (!link) return <Navigate to="/opt_out" replace />;
  const [title, lead] = TITLES[link.purpose];
  return (
    <Page width="reading">
      <NoIndex />
      <Section level={1} title={title} lead={lead}>
        <newsletterLink.Provider key={link.purpose} logic={newsletterLinkLogic} options={{ input: link }}>
          <NewsletterLink />
        </newsletterLink.Provider>
      </Section>
    </Page>
  );
}
