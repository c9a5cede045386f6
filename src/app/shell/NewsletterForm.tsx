import { Newsletter, newsletter } from '../../flows/newsletter/Newsletter.tsx';
import { newsletterLogic } from '../../ports/newsletter.ts';
import { PersistedForm } from '../../routes/form/PersistedForm.tsx';

/** The newsletter's box in the footer, with its chart's ports filled. (SHELL-24) */
export const NewsletterForm = () => (
  <PersistedForm flow={newsletter} logic={newsletterLogic}>
    <Newsletter />
  </PersistedForm>
);
