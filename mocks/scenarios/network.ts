import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { isApiCall } from '../apiCalls.ts';
import { down, honest, type Scenarios, scenario } from './departures.ts';

const SLOW = 3_000;

const every = (resolver: HttpResponseResolver) => () => [http.all(({ request }) => isApiCall(request), resolver)];

const patchy = () => {
  let calls = 0;
  return every(() => {
    calls += 1;
    return calls % 3 === 0 ? HttpResponse.error() : undefined;
  })();
};

export const networkScenarios = {
  'network.fine': honest,
  'network.down': scenario('the host is being maintained', down('all', '*')),
  'network.never': scenario(
    'nothing is ever answered',
    every(() => new Promise<never>(() => {})),
  ),
  // answers nothing itself, so that the call goes on to the backend
  'network.slow': scenario(
    'everything takes three seconds',
    every(() => delay(SLOW)),
  ),
  'network.patchy': scenario('every third call is lost', patchy),
  'network.broken': scenario(
    'there is no network',
    every(() => HttpResponse.error()),
  ),
} satisfies Scenarios;
