import { TextPage } from '../fixedPage/TextPage.tsx';

/** What the store knows of a shopper, and what becomes of it. (STAT-04, ROUTE-48) */
export const PrivacyPage = () => (
  <TextPage
    page="privacy"
    title="Privacy Policy"
    description="What we keep of you, for how long, who else sees it, and what stays on your own device."
    path="/privacy-policy/"
  />
);
