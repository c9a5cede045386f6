import { type ChartData, getPathName, getPathTransitionIds } from '../catalogue/catalogue.ts';
import type { GraphState, GraphTransition } from '../graph/graph.ts';
import { describeRoute, type GraphIndex, getStateName, getTargets } from '../graph/graphIndex.ts';
import {
  describeTrigger,
  formatCount,
  formatDuration,
  humanizeName,
  TRIGGER_LABELS,
  toQuestion,
} from '../graph/words.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import look from '../ui/look.module.css';
import { useAddress } from '../ui/useAddress.ts';
import { NameList, PanelTitle, Section } from './AboutParts.tsx';
import { MessageList, Requirements } from './Texts.tsx';
import { TransitionList } from './TransitionList.tsx';

type Props = { chart: ChartData; graphIndex: GraphIndex; transition: GraphTransition };

/** A transition: what sets it off, from where to where, under which condition, and what it does. */
export function AboutTransition({ chart, graphIndex, transition }: Props) {
  const { trigger, label, guard, actions, delay, isReentering } = transition;
  const source = graphIndex.getState(transition.source);
  const targets = getTargets(graphIndex, transition);
  const branches = graphIndex.getBranches(transition);
  const [{ naming }] = useAddress();
  const isInWords = naming === 'words';
  return (
    <>
      <PanelTitle
        kind="Transition"
        name={isInWords ? transition.description : label}
        description={isInWords ? `${describeRoute(graphIndex, transition)}.` : transition.description}
        id={transition.id}
      />
      <dl className={look.details}>
        <dt>From</dt>
        <dd>{source ? <StateLink state={source} /> : transition.source}</dd>
        <dt>To</dt>
        <dd>
          {targets.length === 0 ? 'stays where it is' : null}
          {targets.map((target, index) => (
            <span key={target.id}>
              {index > 0 ? ' and ' : ''}
              <StateLink state={target} />
            </span>
          ))}
          {isReentering ? ', begun anew' : ''}
        </dd>
        <dt>{TRIGGER_LABELS[trigger]}</dt>
        <dd className={look.code}>{describeTrigger(transition)}</dd>
        {delay ? (
          <>
            <dt>Delay</dt>
            <dd>
              <span className={look.code}>{delay.name}</span>
              {delay.ms === null ? ', as long as the moment asks for' : `, ${formatDuration(delay.ms)}`}
            </dd>
          </>
        ) : null}
        {guard ? (
          <>
            <dt>Only if</dt>
            {isInWords ? <dd>{toQuestion(guard)}</dd> : <dd className={look.code}>{guard}</dd>}
          </>
        ) : null}
        <dt>Covered</dt>
        <dd>
          <CoveringPaths chart={chart} id={transition.id} />
        </dd>
      </dl>
      {trigger === 'event' ? (
        <p>
          <AddressLink to={{ panel: 'live' }}>Send it to the chart in a page</AddressLink>
        </p>
      ) : null}
      {actions.length > 0 ? (
        <Section title="Does">
          <NameList names={isInWords ? actions.map(humanizeName) : actions} />
        </Section>
      ) : null}
      {branches.length > 1 ? (
        <TransitionList
          graphIndex={graphIndex}
          title="Branches, tried in this order"
          transitions={branches}
          end="target"
          current={transition.id}
        />
      ) : null}
      <MessageList chart={chart} ids={transition.messages} />
      <Requirements chart={chart} ids={transition.requires} />
    </>
  );
}

const StateLink = ({ state }: { state: GraphState }) => (
  <AddressLink to={{ state: state.id }}>{getStateName(state)}</AddressLink>
);

/** By which paths it is taken; none, and the reason. */
function CoveringPaths({ chart, id }: { chart: ChartData; id: string }) {
  const pathNumbers = chart.paths.flatMap((path, index) =>
    getPathTransitionIds(path).includes(id) ? [index + 1] : [],
  );
  const first = pathNumbers[0];
  if (first === undefined) return 'by no path';
  return (
    <>
      <AddressLink to={{ panel: 'paths', path: first }}>{getPathName(chart, first)}</AddressLink>
      {pathNumbers.length > 1 ? ` and ${formatCount(pathNumbers.length - 1, 'other')}` : ''}
    </>
  );
}
