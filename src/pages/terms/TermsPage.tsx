import { TextPage } from '../fixedPage/TextPage.tsx';

/** What a shopper agrees to before placing an order. (STAT-04, ROUTE-47, CONST-06 to CONST-11) */
export const TermsPage = () => (
  <TextPage
    page="terms"
    title="Terms and Conditions"
    description="What holds between you and us for everything that is made to your measure: prices, delivery, and what happens if something is wrong."
    path="/terms-of-service/"
  />
);
