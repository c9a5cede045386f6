import type { Rendition } from '../../domain/art.ts';

type Props = {
  /** What the page is called where a link to it is shown; the document's own title follows SHELL-14 to SHELL-18. */
  title: string;
  /** A sentence or two for who searches. */
  description: string;
  /** The page's one address, with the slash where the specification gives one. (ROUTE-65) */
  path: string;
  picture?: Rendition | null | undefined;
};

const origin = () => (typeof window === 'undefined' ? '' : window.location.origin);

/** What search engines and those who share a link are told of a page. One on each page. */
export const Head = ({ title, description, path, picture }: Props) => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={origin() + path} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={origin() + path} />
    {picture ? <meta property="og:image" content={picture.url} /> : null}
  </>
);
