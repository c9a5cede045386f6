import type { Article } from '../article.ts';
import { STORE_NAME } from '../documentTitle.ts';
import type { Thing, ToAbsoluteUrl } from './thing.ts';

/** The shop itself for search engines; `phone` is the one of its support. */
export const toOrganizationJsonLd = (phone: string, toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'Organization',
  name: STORE_NAME,
  url: toAbsoluteUrl('/'),
  logo: toAbsoluteUrl('/favicon.svg'),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: phone,
    areaServed: 'IN',
  },
});

/** The site of the shop for search engines. */
export const toWebSiteJsonLd = (toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'WebSite',
  name: STORE_NAME,
  url: toAbsoluteUrl('/'),
  inLanguage: 'en-IN',
});

/** A post of the blog for search engines. (BLOG-08) */
export const toArticleJsonLd = (
  {
    title,
    path,
    summary,
    picture,
    publishedAt,
  }: Pick<Article, 'title' | 'path' | 'summary' | 'picture' | 'publishedAt'>,
  toAbsoluteUrl: ToAbsoluteUrl,
): Thing => ({
  '@type': 'Article',
  headline: title,
  url: toAbsoluteUrl(path),
  mainEntityOfPage: toAbsoluteUrl(path),
  description: summary || undefined,
  image: picture ? [toAbsoluteUrl(picture.detail.url)] : undefined,
  datePublished: publishedAt === null ? undefined : new Date(publishedAt).toISOString(),
  author: { '@type': 'Organization', name: STORE_NAME, url: toAbsoluteUrl('/') },
  publisher: { '@type': 'Organization', name: STORE_NAME, url: toAbsoluteUrl('/') },
});

/** Questions with their answers for search engines; an answer is HTML of the shop's or plain text. (STAT-05) */
export const toFaqJsonLd = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
