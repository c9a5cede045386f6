import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { isApiCall } from '../apiCalls.ts';
import { down, honest, type Scenarios } from './faults.ts';

const SLOW = 3_000;

const every = (resolver: HttpResponseResolver) => () => [http.all(({ request }) => isApiCall(request), resolver)];

export const networkScenarios = {
  'network.fine': honest,
  'network.down': down('all', '*'),
  'network.never': every(() => new Promise<never>(() => {})),
  // answers nothing itself, so that the call goes on to the backend
  'network.slow': every(() => delay(SLOW)),
  'network.broken': every(() => HttpResponse.error()),
} satisfies Scenarios;
