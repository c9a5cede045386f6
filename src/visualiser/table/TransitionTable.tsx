import { useRef } from 'react';
import { joinClassNames } from '../../ui/classNames.ts';
import type { GraphState, GraphTransition } from '../graph/graph.ts';
import { type GraphIndex, getGraphIndex, getStateName, getTargets } from '../graph/graphIndex.ts';
import { describeTrigger, humanizeName, STATE_KIND_LABELS, TRIGGER_LABELS, toQuestion } from '../graph/words.ts';
import type { Naming } from '../layout/cards.ts';
import { useMarks } from '../marks/useMarks.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import marked from '../ui/marked.module.css';
import type { PanelProps } from '../ui/panel.ts';
import { useAddress } from '../ui/useAddress.ts';
import { useScrollToPicked } from '../ui/useScrollToPicked.ts';
import styles from './TransitionTable.module.css';

/** In words a transition is its meaning. */
const COLUMNS: Record<Naming, readonly string[]> = {
  words: ['When', 'Leads to', 'Only if', 'Does'],
  code: ['When', 'Leads to', 'Meaning', 'Only if', 'Does'],
};

/** The whole chart as a table: each state with what it means, and under it every way out. */
export function TransitionTable({ chart: { graph }, marks }: PanelProps) {
  const [address] = useAddress();
  const graphIndex = getGraphIndex(graph);
  const { naming } = address;
  const columns = COLUMNS[naming];
  const tableRef = useRef<HTMLTableElement>(null);
  useMarks(tableRef, marks);
  useScrollToPicked(tableRef, address.state ?? address.transition);
  return (
    <table ref={tableRef} className={joinClassNames(styles.table, marked.marked)}>
      <caption
        className={styles.caption}
      >{`Every state of ${humanizeName(graph.id)}, and every way out of it`}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {graph.states.map((state) => (
        <tbody key={state.id}>
          <StateRow state={state} graphIndex={graphIndex} isPicked={state.id === address.state} naming={naming} />
          {graphIndex.getOutgoing(state.id).map((transition) => (
            <TransitionRow
              key={transition.id}
              transition={transition}
              graphIndex={graphIndex}
              isPicked={transition.id === address.transition}
              naming={naming}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type Row = { graphIndex: GraphIndex; isPicked: boolean; naming: Naming };

function StateRow({ state, graphIndex, isPicked, naming }: Row & { state: GraphState }) {
  const depth = graphIndex.getLineage(state.id).length - 1;
  return (
    <tr className={styles.state} data-state={state.id} data-picked={isPicked || undefined}>
      <th scope="rowgroup" colSpan={COLUMNS[naming].length} style={{ paddingInlineStart: `${16 + depth * 16}px` }}>
        <span className={styles.name}>
          <AddressLink to={{ state: state.id, panel: 'about' }} aria-current={isPicked || undefined}>
            {getStateName(state)}
          </AddressLink>
          {state.kind === 'atomic' ? null : <span className={look.badge}>{STATE_KIND_LABELS[state.kind]}</span>}
          <span className={styles.description}>{state.description}</span>
          <RequirementIds ids={state.requires} />
        </span>
      </th>
    </tr>
  );
}

function TransitionRow({ transition, graphIndex, isPicked, naming }: Row & { transition: GraphTransition }) {
  const targets = getTargets(graphIndex, transition);
  const isInWords = naming === 'words';
  return (
    <tr data-transition={transition.id} data-picked={isPicked || undefined}>
      <td>
        <span className={styles.trigger}>
          <span className={look.badge}>{TRIGGER_LABELS[transition.trigger]}</span>
          <AddressLink
            to={{ transition: transition.id, panel: 'about' }}
            className={isInWords ? undefined : look.code}
            aria-current={isPicked || undefined}
          >
            {isInWords ? transition.description : describeTrigger(transition)}
          </AddressLink>
          {isInWords ? <RequirementIds ids={transition.requires} /> : null}
        </span>
      </td>
      <td>
        {targets.length === 0 ? <span className={look.muted}>stays</span> : null}
        {targets.map((target) => (
          <AddressLink key={target.id} to={{ state: target.id, panel: 'about' }} className={styles.target}>
            {getStateName(target)}
          </AddressLink>
        ))}
      </td>
      {isInWords ? (
        <>
          <td>{transition.guard ? toQuestion(transition.guard) : null}</td>
          <td>{transition.actions.map(humanizeName).join(', ')}</td>
        </>
      ) : (
        <>
          <td>
            {transition.description} <RequirementIds ids={transition.requires} />
          </td>
          <td className={look.code}>{transition.guard}</td>
          <td className={look.code}>{transition.actions.join(', ')}</td>
        </>
      )}
    </tr>
  );
}

const RequirementIds = ({ ids }: { ids: readonly string[] }) =>
  ids.length === 0 ? null : <span className={styles.ids}>{ids.join(' ')}</span>;
