import { getResponse, http, type RequestHandler } from 'msw';
import { stableUuid } from '../drupal/uuid.ts';
import { answerWith, down, downFor, empty, passThrough, type Scenarios, scenario } from './overrides.ts';

const PAGE = '*/jsonapi/node/page';
const ALIASES = ['/about', '/stores', '/faq', '/terms_of_service', '/privacy_policy'];

/** The answer, where one of the fixed pages is looked up; any other page is answered honestly. */
const forFixedPages = (overrides: () => RequestHandler[]) => () => [
  http.get(PAGE, ({ request }) => {
    const alias = new URL(request.url).searchParams.get('filter[field_path_alias]') ?? '';
    return ALIASES.includes(alias) ? getResponse(overrides(), request) : undefined;
  }),
];

const answerWithHtml = (html: string | null) =>
  forFixedPages(
    answerWith(PAGE, ({ url }) => ({
      data: [
        {
          type: 'node--page',
          id: stableUuid('page:plain'),
          attributes: {
            title: 'A page',
            body: html === null ? null : { value: html, format: 'basic_html', processed: html },
          },
        },
      ],
      links: { self: { href: url } },
    })),
  );

export const fixedPageScenarios = {
  'fixedPages.read': passThrough,
  'terms.read': passThrough,
  'fixedPages.missing': scenario('about, stores, questions, terms and privacy are missing', forFixedPages(empty(PAGE))),
  'fixedPages.empty': scenario('about, stores, questions, terms and privacy have no text', answerWithHtml(null)),
  'fixedPages.unparted': scenario(
    'pages that the shop writes are one paragraph',
    answerWithHtml('<p>All that there is to say, without a heading.</p>'),
  ),
  'fixedPages.down': scenario(
    'about, stores, questions, terms and privacy cannot be read',
    forFixedPages(down('get', PAGE)),
  ),
  'fixedPages.downTwiceThenRead': scenario(
    'pages that the shop writes are read at the third try',
    downFor(2, 'get', PAGE),
  ),
} satisfies Scenarios;
