import { getResponse, http, type RequestHandler } from 'msw';
import { stableUuid } from '../drupal/uuid.ts';
import { answerWith, down, downFor, empty, honest, type Scenarios, scenario } from './departures.ts';

const PAGE = '*/jsonapi/node/page';
const ALIASES = ['/about', '/stores', '/faq', '/terms_of_service', '/privacy_policy'];

/** The answer, where one of the fixed pages is looked up; any other page is answered honestly. */
const ofFixedPages = (departure: () => RequestHandler[]) => () => [
  http.get(PAGE, ({ request }) => {
    const alias = new URL(request.url).searchParams.get('filter[field_path_alias]') ?? '';
    return ALIASES.includes(alias) ? getResponse(departure(), request) : undefined;
  }),
];

const plain = (html: string | null) =>
  ofFixedPages(
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
  'fixedPages.read': honest,
  'terms.read': honest,
  'fixedPages.missing': scenario('about, stores, questions, terms and privacy are missing', ofFixedPages(empty(PAGE))),
  'fixedPages.empty': scenario('about, stores, questions, terms and privacy have no text', plain(null)),
  'fixedPages.unparted': scenario(
    'pages that the shop writes are one paragraph',
    plain('<p>All that there is to say, without a heading.</p>'),
  ),
  'fixedPages.down': scenario(
    'about, stores, questions, terms and privacy cannot be read',
    ofFixedPages(down('get', PAGE)),
  ),
  'fixedPages.downTwiceThenRead': scenario(
    'pages that the shop writes are read at the third try',
    downFor(2, 'get', PAGE),
  ),
} satisfies Scenarios;
