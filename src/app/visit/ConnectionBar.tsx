import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type ConnectionEffect, connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import { Connection, connection } from '../../flows/connection/Connection.tsx';
import type { AreaEffectHandler } from '../../kit/flow/effects.ts';
import { subscribeToLoadFailures } from '../../kit/loading/retryImport.ts';
import { LoadingTimeout } from '../PageLoading.tsx';
import { getOldestDataTime, getPrerenderTime, refetchAll, refetchStale } from './refetching.ts';

/** How long the store may take to answer at all, in milliseconds. */
const LONGEST_WAIT = 8_000;

/** What the connection asks of the network: the store's own origin, and not its backend, which may be down by itself. */
const connectionPorts = {
  /** Settles where anything is answered; rejects where nothing is. */
  async reach(_: unknown, signal: AbortSignal) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)]);
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: limit });
  },
};

const connectionLogic = provideActors(connectionMachine, connectionPorts);

/** Runs the chart of the connection once somebody is here, and shows its bar. */
export function ConnectionBar() {
  const queries = useQueryClient();
  const age = useMemo(() => getDataAge(queries), [queries]);
  const effects: AreaEffectHandler = (event, _, { environment }) => {
    const effect = event as ConnectionEffect;
    if (effect.type === 'reading.requested') void age.readAgain();
    if (effect.type === 'reload.requested') environment.reload();
    return true;
  };
  return (
    <connection.Provider logic={connectionLogic} effects={effects}>
      <ConnectionReports age={age} />
      <Connection />
    </connection.Provider>
  );
}

/** How old what is on the page is: what came with the HTML was read when that was written, until it is read anew. */
function getDataAge(queries: QueryClient) {
  let written = import.meta.env.SSR ? null : getPrerenderTime(document);
  const noteRead = (isAll: boolean) => {
    if (isAll) written = null;
    return isAll;
  };
  return {
    oldest: () => getOldestDataTime(queries, written),
    refresh: async () => noteRead(await refetchStale(queries, written, Date.now())),
    readAgain: async () => noteRead(await refetchAll(queries, written, Date.now())),
  };
}

/** Informs the chart of what the browser, the reads and the loading of code meet. */
function ConnectionReports({ age }: { age: ReturnType<typeof getDataAge> }) {
  const actor = connection.useActorRef();
  useEffect(() => {
    const unmounted = new AbortController();
    LoadingTimeout.load().catch(() => undefined);
    const lost = () => actor.send({ type: 'network.lost', readAt: age.oldest() });
    window.addEventListener('offline', lost, { signal: unmounted.signal });
    window.addEventListener('online', () => actor.send({ type: 'network.returned' }), { signal: unmounted.signal });
    if (!navigator.onLine) lost();
    const stopFollowing = subscribeToLoadFailures((failure) => {
      if (failure === 'gone') actor.send({ type: 'code.gone' });
      else actor.send({ type: 'reading.missed', readAt: age.oldest() });
    });
    void age.refresh().then((isAll) => {
      if (!isAll && !unmounted.signal.aborted) actor.send({ type: 'refreshing.failed', readAt: age.oldest() });
    });
    return () => {
      unmounted.abort();
      stopFollowing();
    };
  }, [actor, age]);
  return null;
}
