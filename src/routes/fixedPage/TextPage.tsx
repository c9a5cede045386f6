import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { FixedPage } from '../../api/staticPages.ts';
import { ForgetMe, forgetMe, SyncAddress } from '../../flows/forgetMe/ForgetMe.tsx';
import { RichText } from '../../richText/RichText.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';
import { FixedText } from './FixedText.tsx';

type Props = { page: FixedPage; title: string; description: string; path: string; children?: ReactNode };

/** A page that is one text of the shop's. (STAT-04) */
const TextPage = ({ page, title, description, path, children }: Props) => (
  <Page width="reading">
    <Head title={title} description={description} path={path} />
    <Section level={1} title={title}>
      <FixedText page={page}>{(html) => <RichText html={html} parentLevel={1} look="page" />}</FixedText>
    </Section>
    {children}
  </Page>
);

/** The privacy policy, and the button to have this device forget the shopper. (STAT-04, ROUTE-48, SESS-06) */
export function PrivacyPage() {
  const { search, hash } = useLocation();
  return (
    <TextPage
      page="privacy"
      title="Privacy Policy"
      description="What we keep of you, for how long, who else sees it, and what stays on your own device."
      path="/privacy-policy/"
    >
      <Section title="Forget me on this device">
        <forgetMe.Provider>
          <SyncAddress isForgotten={new URLSearchParams(search).has('forgotten')} isRequested={hash === '#forget-me'} />
          <ForgetMe />
        </forgetMe.Provider>
      </Section>
    </TextPage>
  );
}

/** What a shopper agrees to before placing an order. (STAT-04, ROUTE-47, CONST-06 to CONST-11) */
export const TermsPage = () => (
  <TextPage
    page="terms"
    title="Terms and Conditions"
    description="What holds between you and us for everything that is made to your measure: prices, delivery, and what happens if something is wrong."
    path="/terms-of-service/"
  />
);

/** The site verification of the pin-board service. (STAT-06, ROUTE-59) */
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
