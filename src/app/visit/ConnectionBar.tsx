import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type ConnectionEffect, connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import { Connection, connection } from '../../flows/connection/Connection.tsx';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import { subscribeToLoadFailures } from '../../kit/loading/retryImport.ts';
import { LoadingTimeout } from '../PageLoading.tsx';
import { getOldestDataTime, getPrerenderTime, refetchAll, refetchStale } from './refetching.ts';

/** How long the store may take to answer, in milliseconds. */
const REQUEST_TIMEOUT = 8_000;

/** Checks the network by the store's own origin, and not its backend, which may be down by itself. */
const connectionPorts = {
  /** Resolves with any answer; rejects without one. */
  async reach(_: unknown, signal: AbortSignal) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT)]);
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: limit });
  },
};

const connectionLogic = provideActors(connectionMachine, connectionPorts);

/** Runs the chart of the connection and shows its bar. */
export function ConnectionBar() {
  const queries = useQueryClient();
  const dataAge = useMemo(() => createDataAge(queries), [queries]);
  const effects: AreaEffects<ConnectionEffect> = {
    'reading.requested': () => void dataAge.refetchAll(),
    'reload.requested': (_, environment) => environment.reload(),
  };
  return (
    <connection.Provider logic={connectionLogic} effects={effects}>
      <ConnectionEvents dataAge={dataAge} />
      <Connection />
    </connection.Provider>
  );
}

/** The age of the data on the page: that of prerendered data counts from when the HTML was written, until it is refetched. */
function createDataAge(queries: QueryClient) {
  let prerenderTime = import.meta.env.SSR ? null : getPrerenderTime(document);
  const recordRefetch = (isComplete: boolean) => {
    if (isComplete) prerenderTime = null;
    return isComplete;
  };
  return {
    getOldestTime: () => getOldestDataTime(queries, prerenderTime),
    refetchStale: async () => recordRefetch(await refetchStale(queries, prerenderTime, Date.now())),
    refetchAll: async () => recordRefetch(await refetchAll(queries, prerenderTime, Date.now())),
  };
}

/** Reports network events, failed reads and failed code to the chart. */
function ConnectionEvents({ dataAge }: { dataAge: ReturnType<typeof createDataAge> }) {
  const actor = connection.useActorRef();
  useEffect(() => {
    const controller = new AbortController();
    LoadingTimeout.load().catch(() => undefined);
    const handleOffline = () => actor.send({ type: 'network.lost', readAt: dataAge.getOldestTime() });
    window.addEventListener('offline', handleOffline, { signal: controller.signal });
    window.addEventListener('online', () => actor.send({ type: 'network.returned' }), { signal: controller.signal });
    if (!navigator.onLine) handleOffline();
    const unsubscribe = subscribeToLoadFailures((failure) => {
      if (failure === 'gone') actor.send({ type: 'code.gone' });
      else actor.send({ type: 'reading.missed', readAt: dataAge.getOldestTime() });
    });
    void dataAge.refetchStale().then((isComplete) => {
      if (!isComplete && !controller.signal.aborted)
        actor.send({ type: 'refreshing.failed', readAt: dataAge.getOldestTime() });
    });
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [actor, dataAge]);
  return null;
}
