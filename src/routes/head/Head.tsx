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

/** Structured data of a page for search engines; not visible. */
const StructuredData = ({ item }: { item: Thing }) => (
  <script type="application/ld+json">{serializeJsonLd(item)}</script>
);

/**
 * Puts addresses of the store behind the site's own; one that has a host already stays as it is. Where no site is
 * configured, HTML made at build time names none, and the browser does so once it has taken that over.
 */
function useToAbsoluteUrl(): ToAbsoluteUrl {
  const origin = useClientValue(() => SITE_URL || window.location.origin, SITE_URL);
  return (address) => (/^[a-z]+:/i.test(address) ? address : origin + address);
}

/** Characters of a description; no search shows more, and a text of the shop's can be as long as it likes. */
const DESCRIPTION_LENGTH = 300;

/** The picture of shared links to pages without their own: `npm run share-picture` draws it. */
const STORE_PICTURE = {
  alt: `A framed print on a wall, and the name ${STORE_NAME}`,
  detail: { url: '/share.jpg', width: 1200, height: 630 },
};

type Props = {
  /** The title of a link to the page; the document's own title follows SHELL-14 to SHELL-18. */
  title: string;
  /** A sentence or two for search results. */
  description: string;
  /** The page's one address, with the slash where the specification gives one. What follows a '?' is no part of it. (ROUTE-65) */
  path: string;
  /** The page's own picture, where it has one. */
  picture?: Pick<Picture, 'alt' | 'detail'> | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** The pages above this one, itself at the end, where a breadcrumb shows them. */
  breadcrumb?: readonly BreadcrumbItem[];
  /** Further structured data of the page, by the builders in src/domain/structuredData. */
  jsonLd?: (toAbsoluteUrl: ToAbsoluteUrl) => readonly Thing[];
  /** Must search engines leave the page out? */
  noIndex?: boolean;
};

/** What search engines and shared links show of a page. One on each page. */
export function Head({ title, description, path, picture, type = 'website', breadcrumb, jsonLd, noIndex }: Props) {
  const toAbsoluteUrl = useToAbsoluteUrl();
  const shortDescription = truncate(description, DESCRIPTION_LENGTH);
  const url = toAbsoluteUrl(path.replace(/[?#].*$/, ''));
  const { alt, detail } = picture ?? STORE_PICTURE;
  const structuredData = [
    ...(breadcrumb ? [toBreadcrumbJsonLd(breadcrumb, toAbsoluteUrl)] : []),
    ...(jsonLd?.(toAbsoluteUrl) ?? []),
  ];
  return (
    <>
      <meta name="description" content={shortDescription} />
      {noIndex ? <NoIndex /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortDescription} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={toAbsoluteUrl(detail.url)} />
      <meta property="og:image:width" content={String(detail.width)} />
      <meta property="og:image:height" content={String(detail.height)} />
      <meta property="og:image:alt" content={alt || title} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((thing) => (
        <StructuredData key={thing['@type']} item={thing} />
      ))}
    </>
  );
}

/** Keeps a page out of what search engines show. */
export const NoIndex = () => <meta name="robots" content="noindex" />;
