import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { isApiCall } from '../apiCalls.ts';
import { down, passThrough, type Scenarios, scenario } from './overrides.ts';

const SLOW = 3_000;

const answerEveryCall = (resolver: HttpResponseResolver) => () => [
  http.all(({ request }) => isApiCall(request), resolver),
];

const loseEveryThirdCall = () => {
  let calls = 0;
  return answerEveryCall(() => {
    calls += 1;
    return calls % 3 === 0 ? HttpResponse.error() : undefined;
  })();
};

export const networkScenarios = {
  'network.fine': passThrough,
  'network.down': scenario('the host is being maintained', down('all', '*')),
  'network.never': scenario(
    'nothing is ever answered',
    answerEveryCall(() => new Promise<never>(() => {})),
  ),
  // answers nothing itself, so that the call goes on to the backend
  'network.slow': scenario(
    'everything takes three seconds',
    answerEveryCall(() => delay(SLOW)),
  ),
  'network.patchy': scenario('every third call is lost', loseEveryThirdCall),
  'network.broken': scenario(
    'there is no network',
    answerEveryCall(() => HttpResponse.error()),
  ),
} satisfies Scenarios;
