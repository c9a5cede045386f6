import { useRef } from 'react';
import { joinClassNames } from '../../ui/classNames.ts';
import type { GraphState, GraphTransition } from '../graph/graph.ts';
import { type GraphIndex, getGraphIndex, getStateName, getTargets } from '../graph/graphIndex.ts';
import { describeTrigger, humanizeName, STATE_KIND_LABELS, TRIGGER_LABELS } from '../graph/words.ts';
import { useMarks } from '../marks/useMarks.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import marked from '../ui/marked.module.css';
import type { PanelProps } from '../ui/panel.ts';
import { useScrollToPicked } from '../ui/useScrollToPicked.ts';
import styles from './TransitionTable.module.css';

/** The whole chart as a table: each state with what it means, and under it every way out. */
export function TransitionTable({ chart: { graph }, address, marks }: PanelProps) {
  const reading = getGraphIndex(graph);
  const box = useRef<HTMLTableElement>(null);
  useMarks(box, marks);
  useScrollToPicked(box, address.state ?? address.transition);
  return (
    <table ref={box} className={joinClassNames(styles.table, marked.marked)}>
      <caption
        className={styles.caption}
      >{`Every state of ${humanizeName(graph.id)}, and every way out of it`}</caption>
      <thead>
        <tr>
          {['When', 'Leads to', 'Meaning', 'Only if', 'Does'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {graph.states.map((state) => (
        <tbody key={state.id}>
          <StateRow state={state} reading={reading} isPicked={state.id === address.state} />
          {reading.leaving(state.id).map((way) => (
            <WayRow key={way.id} way={way} reading={reading} isPicked={way.id === address.transition} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type Row = { reading: GraphIndex; isPicked: boolean };

function StateRow({ state, reading, isPicked }: Row & { state: GraphState }) {
  const depth = reading.around(state.id).length - 1;
  return (
    <tr className={styles.state} data-state={state.id} data-picked={isPicked || undefined}>
      <th scope="rowgroup" colSpan={5} style={{ paddingInlineStart: `${16 + depth * 16}px` }}>
        <span className={styles.name}>
          <AddressLink part={{ state: state.id, panel: 'about' }} aria-current={isPicked || undefined}>
            {getStateName(state)}
          </AddressLink>
          {state.kind === 'atomic' ? null : <span className={look.badge}>{STATE_KIND_LABELS[state.kind]}</span>}
          <span className={styles.meaning}>{state.description}</span>
          <Ids ids={state.requires} />
        </span>
      </th>
    </tr>
  );
}

function WayRow({ way, reading, isPicked }: Row & { way: GraphTransition }) {
  const targets = getTargets(reading, way);
  return (
    <tr data-transition={way.id} data-picked={isPicked || undefined}>
      <td>
        <span className={styles.when}>
          <span className={look.badge}>{TRIGGER_LABELS[way.trigger]}</span>
          <AddressLink
            part={{ transition: way.id, panel: 'about' }}
            className={look.code}
            aria-current={isPicked || undefined}
          >
            {describeTrigger(way)}
          </AddressLink>
        </span>
      </td>
      <td>
        {targets.length === 0 ? <span className={look.quiet}>stays</span> : null}
        {targets.map((target) => (
          <AddressLink key={target.id} part={{ state: target.id, panel: 'about' }} className={styles.target}>
            {getStateName(target)}
          </AddressLink>
        ))}
      </td>
      <td>
        {way.description} <Ids ids={way.requires} />
      </td>
      <td className={look.code}>{way.guard}</td>
      <td className={look.code}>{way.actions.join(', ')}</td>
    </tr>
  );
}

const Ids = ({ ids }: { ids: readonly string[] }) =>
  ids.length === 0 ? null : <span className={styles.ids}>{ids.join(' ')}</span>;
