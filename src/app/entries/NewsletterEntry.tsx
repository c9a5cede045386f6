import { Newsletter } from '../../flows/newsletter/Newsletter.tsx';
import { newsletter } from '../../flows/newsletter/newsletter.ts';
import { newsletterLogic } from '../../ports/newsletter.ts';
import { KeptForm } from './KeptForm.tsx';

/** The newsletter's box in the footer, with its chart's ports filled. (SHELL-24) */
export const NewsletterEntry = () => (
  <KeptForm flow={newsletter} logic={newsletterLogic}>
    <Newsletter />
  </KeptForm>
);
