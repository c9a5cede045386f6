import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { findPicture, picturesQuery } from '../catalogue/queries.ts';
import type { ChartGraph, GraphState } from '../graph/graph.ts';
import { getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import { StageFrame } from '../stage/StageFrame.tsx';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import { useAddress } from '../ui/useAddress.ts';
import { useIsDesktop } from '../ui/useIsDesktop.ts';
import styles from './CoveragePanel.module.css';
import { getDisplayableStates } from './coverage.ts';

/** A picture of the real view in every state; of the one that is picked the view itself. */
export function Pictures({ graph }: { graph: ChartGraph }) {
  const [{ state: picked }] = useAddress();
  const leaves = getDisplayableStates(graph);
  const { data: pictures } = useQuery(picturesQuery);
  const hasNoPictures = (pictures?.[graph.id] ?? []).length === 0;
  const list = useRef<HTMLUListElement>(null);
  const isDesktop = useIsDesktop();
  const graphIndex = getGraphIndex(graph);
  const getTitle = ({ id }: GraphState) => graphIndex.getLineage(id).slice(1).map(getStateName).join(' › ');

  // Below each other, the diagram in which it was picked would be scrolled away.
  useEffect(() => {
    if (!isDesktop || picked === null) return;
    list.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [picked, isDesktop]);

  return (
    <section>
      <h2 className={look.heading}>The real view in each state ({leaves.length})</h2>
      {hasNoPictures ? (
        <p className={look.muted}>
          A state shows its view once it is picked. <code>npm run charts:pictures</code> takes a picture of every one.
        </p>
      ) : null}
      <ul ref={list} className={styles.pictures} data-empty={hasNoPictures || undefined}>
        {leaves.map((state) => {
          const isPicked = state.id === picked;
          const picture = findPicture(pictures, graph.id, state.id);
          return (
            <li key={state.id} className={isPicked ? styles.liveView : undefined}>
              {isPicked ? <StageFrame chart={graph.id} mode={{ state: state.id }} title={getTitle(state)} /> : null}
              <AddressLink className={styles.picture} to={{ state: state.id }} aria-current={isPicked || undefined}>
                {isPicked || hasNoPictures ? null : picture ? (
                  <span className={styles.thumbnail}>
                    <img src={picture} alt="" loading="lazy" />
                  </span>
                ) : (
                  <span className={styles.placeholder}>No picture</span>
                )}
                <span>{getTitle(state)}</span>
              </AddressLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
