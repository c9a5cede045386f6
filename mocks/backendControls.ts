import { getResponse, http, type RequestHandler } from 'msw';
import { isApiCall } from './apiCalls.ts';
import type { EndpointRef } from './endpoints/endpointNames.ts';
import { endpointGroups } from './endpoints/endpoints.ts';
import { faultResponses, findFault } from './faults.ts';
import type { Backend } from './handlers/backend.ts';
import { type ScenarioName, scenarios } from './scenarios/registry.ts';

const described: readonly EndpointRef[] = endpointGroups.flatMap((group) => group.calls);

export type BackendControls = {
  /** To be the first of the backend's handlers: faults first, then the chosen scenarios. */
  handler: RequestHandler;
  /** Calls `onChange` after each answer and each change of the settings, until what it gives back is called. */
  watch(onChange: () => void): () => void;
  /** To be called when the settings have changed. */
  changed(): void;
};

/** What stands before the honest backend: the faults and scenarios of its settings, and whoever watches it. */
export function createBackendControls(
  backend: Pick<Backend, 'settings'>,
  honest: readonly RequestHandler[],
  calls: readonly EndpointRef[] = described,
): BackendControls {
  const watching = new Set<() => void>();
  const chosen = new Map<string, RequestHandler[]>();
  const notifyAll = () => {
    for (const onChange of watching) onChange();
  };

  /** A scenario that counts goes on counting for as long as it is chosen. */
  const departures = () => {
    const { scenarios: names } = backend.settings();
    for (const name of chosen.keys()) if (!names.includes(name)) chosen.delete(name);
    return names.flatMap((name) => {
      const handlers = chosen.get(name) ?? (name in scenarios ? scenarios[name as ScenarioName]() : []);
      chosen.set(name, handlers);
      return handlers;
    });
  };

  const handler = http.all(
    ({ request }) => isApiCall(request),
    async ({ request }) => {
      const { faults, latency } = backend.settings();
      const fault = findFault(calls, faults, request);
      const ask = () => getResponse([...departures(), ...honest], request.clone());
      const answer = fault ? await faultResponses[fault]({ request, latency, honest: ask }) : await ask();
      notifyAll();
      return answer;
    },
  );

  return {
    handler,
    watch(onChange) {
      watching.add(onChange);
      return () => watching.delete(onChange);
    },
    changed: notifyAll,
  };
}
