import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ConnectionEffect } from '../../../machines/connection/connection.machine.ts';
import { Connection, connection } from '../../flows/connection/Connection.tsx';
import type { AreaEffects } from '../../kit/effects.ts';
import { followMissed } from '../../kit/retryImport.ts';
import { connectionLogic } from '../../ports/connection.ts';
import { NotYet } from '../Loading.tsx';
import { oldestRead, readAgain, refresh, writtenAt } from './rereading.ts';

/** Runs the chart of the connection once somebody is here, and shows its bar. */
export function ConnectionBar() {
  const queries = useQueryClient();
  const age = useMemo(() => ageOf(queries), [queries]);
  const effects: AreaEffects = (asked, _, { world }) => {
    const effect = asked as ConnectionEffect;
    if (effect.type === 'reading.asked') void age.readAgain();
    if (effect.type === 'reload.asked') world.reload();
    return true;
  };
  return (
    <connection.Start logic={connectionLogic} effects={effects}>
      <Told age={age} />
      <Connection />
    </connection.Start>
  );
}

/** How old what is on the page is: what came with the HTML was read when that was written, until it is read anew. */
function ageOf(queries: QueryClient) {
  let written = import.meta.env.SSR ? null : writtenAt(document);
  const noteRead = (isAll: boolean) => {
    if (isAll) written = null;
    return isAll;
  };
  return {
    oldest: () => oldestRead(queries, written),
    refresh: async () => noteRead(await refresh(queries, written, Date.now())),
    readAgain: async () => noteRead(await readAgain(queries, written, Date.now())),
  };
}

/** Tells the chart what the browser, the reads and the loading of code meet. */
function Told({ age }: { age: ReturnType<typeof ageOf> }) {
  const actor = connection.useActor();
  useEffect(() => {
    const gone = new AbortController();
    NotYet.load().catch(() => undefined);
    const lost = () => actor.send({ type: 'network.lost', readAt: age.oldest() });
    window.addEventListener('offline', lost, { signal: gone.signal });
    window.addEventListener('online', () => actor.send({ type: 'network.returned' }), { signal: gone.signal });
    if (!navigator.onLine) lost();
    const stopFollowing = followMissed((missed) => {
      if (missed === 'gone') actor.send({ type: 'code.gone' });
      else actor.send({ type: 'reading.missed', readAt: age.oldest() });
    });
    void age.refresh().then((isAll) => {
      if (!isAll && !gone.signal.aborted) actor.send({ type: 'refreshing.failed', readAt: age.oldest() });
    });
    return () => {
      gone.abort();
      stopFollowing();
    };
  }, [actor, age]);
  return null;
}
