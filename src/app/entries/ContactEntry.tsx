/** '/contact/', with its chart's ports filled. */
export const ContactEntry = () => null;
/** '/contact-us', with its chart's ports filled. */
export const ContactUsEntry = () => null;
