import { Newsletter, newsletter } from '../../flows/newsletter/Newsletter.tsx';
import { newsletterLogic } from '../../ports/newsletter.ts';
import { KeptForm } from '../../routes/form/KeptForm.tsx';

/** The newsletter's box in the footer, with its chart's ports filled. (SHELL-24) */
export const NewsletterForm = () => (
  <KeptForm flow={newsletter} logic={newsletterLogic}>
    <Newsletter />
  </KeptForm>
);
