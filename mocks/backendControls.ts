import { getResponse, http, type RequestHandler } from 'msw';
import { isApiCall } from './apiCalls.ts';
import { faultResponses, findFault } from './faults.ts';
import type { Backend } from './handlers/backend.ts';
import { type ScenarioName, scenarios } from './scenarios/registry.ts';

export type BackendControls = {
  /** To be the first of the backend's handlers: faults first, then the chosen scenarios. */
  handler: RequestHandler;
  /** Calls `onChange` after each answer and each change of the settings, until what it gives back is called. */
  watch(onChange: () => void): () => void;
  /** To be called when the settings have changed. */
  notifyChanged(): void;
};

/** The layer before the backend: the faults and scenarios of its settings, and its watchers. */
export function createBackendControls(
  backend: Pick<Backend, 'settings'>,
  regularHandlers: readonly RequestHandler[],
): BackendControls {
  const watchers = new Set<() => void>();
  const activeScenarios = new Map<string, RequestHandler[]>();
  const notifyAll = () => {
    for (const onChange of watchers) onChange();
  };

  /** A scenario that counts goes on counting for as long as it is chosen. */
  const getScenarioHandlers = () => {
    const { scenarios: names } = backend.settings();
    for (const name of activeScenarios.keys()) if (!names.includes(name)) activeScenarios.delete(name);
    return names.flatMap((name) => {
      const handlers = activeScenarios.get(name) ?? (name in scenarios ? scenarios[name as ScenarioName]() : []);
      activeScenarios.set(name, handlers);
      return handlers;
    });
  };

  const handler = http.all(
    ({ request }) => isApiCall(request),
    async ({ request }) => {
      const { faults, latency, profile } = backend.settings();
      const fault = findFault(faults, request);
      const respond = () => getResponse([...getScenarioHandlers(), ...regularHandlers], request.clone());
      const response = fault ? await faultResponses[fault]({ request, profile, latency, respond }) : await respond();
      notifyAll();
      return response;
    },
  );

  return {
    handler,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    notifyChanged: notifyAll,
  };
}
