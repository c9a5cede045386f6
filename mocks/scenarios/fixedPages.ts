import { documented, down, downFor, failing, honest, type Scenarios, scenario } from './departures.ts';

const PAGE = '*/jsonapi/node/page/:id';

const plain = (html: string | null) =>
  documented(PAGE, ({ url }) => ({
    data: {
      type: 'node--page',
      id: new URL(url).pathname.split('/').at(-1),
      attributes: {
        title: 'A page',
        body: html === null ? null : { value: html, format: 'basic_html', processed: html },
      },
    },
    links: { self: { href: url } },
  }));

export const fixedPageScenarios = {
  'fixedPages.read': honest,
  'fixedPages.missing': scenario(
    'about, stores, questions, terms and privacy are missing',
    failing('get', PAGE, 404, 'The "entity" parameter was not converted for the path.'),
  ),
  'fixedPages.empty': scenario('about, stores, questions, terms and privacy have no text', plain(null)),
  'fixedPages.unparted': scenario(
    'pages that the shop writes are one paragraph',
    plain('<p>All that there is to say, without a heading.</p>'),
  ),
  'fixedPages.down': scenario('about, stores, questions, terms and privacy cannot be read', down('get', PAGE)),
  'fixedPages.downTwiceThenRead': scenario(
    'pages that the shop writes are read at the third try',
    downFor(2, 'get', PAGE),
  ),
} satisfies Scenarios;
