import { HttpResponse, http } from 'msw';
import { down, passThrough, type Scenarios, scenario, together } from './overrides.ts';

const CALLS = ['*/search_api_autocomplete/search_api', '*/api/search', '*/api/search/match_title'] as const;
const forEachCall = (answer: (path: string) => ReturnType<typeof down>) => together(...CALLS.map(answer));

export const searchScenarios = {
  'search.found': passThrough,
  'search.none': scenario(
    'a search finds nothing',
    forEachCall((path) => () => [http.get(path, () => HttpResponse.json([]))]),
  ),
  'search.nearMatches': scenario(
    'nothing is called by all of the words',
    forEachCall((path) => () => [
      http.get(path, ({ request }) =>
        [...new URL(request.url).searchParams.values()].includes('harvest moon') ? HttpResponse.json([]) : undefined,
      ),
    ]),
  ),
  'search.down': scenario(
    'nothing can be searched',
    forEachCall((path) => down('get', path)),
  ),
  'search.oneDown': scenario('suggestions cannot be had', down('get', CALLS[0])),
} satisfies Scenarios;
