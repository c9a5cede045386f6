import { plainEndpoint } from './readEndpoints.ts';

const RESULT =
  '`uuid`, `title`, `url` (the path alias of its page; `/object/…` of a decor object) and `type` (`Art Prints`, `Gallery Walls`, `Gifts`, `Decor Objects` or `Mixed Media Art`)';
const BLIND = 'Case, accents, apostrophes and punctuation make no difference, in any script.';

/** Search over everything that has a page of its own (API-41 to API-43). */
export const searchEndpoints = [
  plainEndpoint({
    name: 'search.suggest',
    rows: ['API-41'],
    path: '/search_api_autocomplete/search_api',
    does: `Suggests products while a shopper types: every word begins a word of the title, of the artist or of a term. ${BLIND}`,
    query: {
      display: '`page_1`, the display of the search view.',
      filter: '`text`, its search field.',
      q: 'What was typed.',
    },
    holds: `A list, the best first, of at most ten results with ${RESULT}, and \`value\` and \`label\` to fill in. Up to three words to go on with follow; they have \`value\` and \`label\` only, no title, and are no results. An empty list for nothing found and for a text without a letter or digit.`,
    example: '/search_api_autocomplete/search_api?display=page_1&filter=text&q=misty',
  }),
  plainEndpoint({
    name: 'search.byTitle',
    rows: ['API-42'],
    path: '/api/search',
    does: `Finds products whose title has words that begin so, in any order. ${BLIND}`,
    query: { title: 'The words.' },
    holds: `A list, the best first, of at most fifty results with ${RESULT}.`,
    example: '/api/search?title=ghats misty',
  }),
  plainEndpoint({
    name: 'search.matchingTitle',
    rows: ['API-43'],
    path: '/api/search/match_title',
    does: `Finds products whose title is the text, begins with it or holds it from the beginning of a word on. ${BLIND}`,
    query: { title: 'The text.' },
    holds: `A list, the title itself first, of at most fifty results with ${RESULT}.`,
    example: '/api/search/match_title?title=misty ghats',
  }),
];
