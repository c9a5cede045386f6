import { SITE_URL } from '../../api/config.ts';
import type { Picture } from '../../domain/art.ts';
import { STORE_NAME, truncate } from '../../domain/documentTitle.ts';
import {
  type BreadcrumbItem,
  serializeJsonLd,
  type Thing,
  type ToAbsoluteUrl,
  toBreadcrumbJsonLd,
} from '../../domain/structuredData/thing.ts';
import { useClientValue } from '../../kit/hydration/hydration.tsx';

/** A thing of a page for search engines, which nobody sees. */
const StructuredData = ({ thing }: { thing: Thing }) => (
  <script type="application/ld+json">{serializeJsonLd(thing)}</script>
);

/**
 * Puts addresses of the store behind the site's own; one that has a host already stays as it is. Where no site is
 * configured, HTML made at build time names none, and the browser does so once it has taken that over.
 */
function useAbsolute(): ToAbsoluteUrl {
  const origin = useClientValue(() => SITE_URL || window.location.origin, SITE_URL);
  return (address) => (/^[a-z]+:/i.test(address) ? address : origin + address);
}

/** Characters of a description; no search shows more, and a text of the shop's can be as long as it likes. */
const DESCRIPTION_LENGTH = 300;

/** What stands for a page without a picture where its link is shared: `npm run share-picture` draws it. */
const STORE_PICTURE = {
  alt: `A framed print on a wall, and the name ${STORE_NAME}`,
  detail: { url: '/share.jpg', width: 1200, height: 630 },
};

type Props = {
  /** What the page is called where a link to it is shown; the document's own title follows SHELL-14 to SHELL-18. */
  title: string;
  /** A sentence or two for who searches. */
  description: string;
  /** The page's one address, with the slash where the specification gives one. What follows a '?' is no part of it. (ROUTE-65) */
  path: string;
  /** The page's own picture, where it has one. */
  picture?: Pick<Picture, 'alt' | 'detail'> | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** The way to the page from the top, itself at the end, where a breadcrumb shows it. */
  way?: readonly BreadcrumbItem[];
  /** Further things that the page is about, by the builders in src/domain/structuredData. */
  things?: (absolute: ToAbsoluteUrl) => readonly Thing[];
  /** Is it a page that no search may find? */
  noIndex?: boolean;
};

/** What search engines and those who share a link learn of a page. One on each page. */
export function Head({ title, description, path, picture, type = 'website', way, things, noIndex }: Props) {
  const absolute = useAbsolute();
  const shortDescription = truncate(description, DESCRIPTION_LENGTH);
  const url = absolute(path.replace(/[?#].*$/, ''));
  const { alt, detail } = picture ?? STORE_PICTURE;
  const all = [...(way ? [toBreadcrumbJsonLd(way, absolute)] : []), ...(things?.(absolute) ?? [])];
  return (
    <>
      <meta name="description" content={shortDescription} />
      {noIndex ? <NoIndex /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortDescription} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absolute(detail.url)} />
      <meta property="og:image:width" content={String(detail.width)} />
      <meta property="og:image:height" content={String(detail.height)} />
      <meta property="og:image:alt" content={alt || title} />
      <meta name="twitter:card" content="summary_large_image" />
      {all.map((thing) => (
        <StructuredData key={thing['@type']} thing={thing} />
      ))}
    </>
  );
}

/** Keeps a page out of what search engines show. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
