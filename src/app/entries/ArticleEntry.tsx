/** A post of the blog, with its chart's ports filled. */
export const ArticleEntry = () => null;
