import look from '../app/look.module.css';
import { nameOf, type Reading, sentenceOf, targetsOf } from '../app/reading.ts';
import { To } from '../app/To.tsx';
import { counted, duration, TRIGGERS, whenOf } from '../app/words.ts';
import type { ChartData } from '../catalogue/catalogue.ts';
import type { GraphState, GraphTransition } from '../graph/graph.ts';
import { Names } from './Names.tsx';
import { Part } from './Part.tsx';
import { Requirements, Said } from './Texts.tsx';
import { Title } from './Title.tsx';
import { Ways } from './Ways.tsx';

type Props = { chart: ChartData; reading: Reading; transition: GraphTransition };

/** A transition: what sets it off, from where to where, under which condition, and what it does. */
export function AboutTransition({ chart, reading, transition }: Props) {
  const { trigger, label, guard, actions, delay, isReentering } = transition;
  const source = reading.state(transition.source);
  const targets = targetsOf(reading, transition);
  const branches = reading.branches(transition);
  return (
    <>
      <Title
        kind="Transition"
        name={label}
        description={transition.description || `${sentenceOf(reading, transition)}.`}
        id={transition.id}
      />
      <dl className={look.facts}>
        <dt>From</dt>
        <dd>{source ? <StateLink state={source} /> : transition.source}</dd>
        <dt>To</dt>
        <dd>
          {targets.length === 0 ? 'stays where it is' : null}
          {targets.map((target, place) => (
            <span key={target.id}>
              {place > 0 ? ' and ' : ''}
              <StateLink state={target} />
            </span>
          ))}
          {isReentering ? ', begun anew' : ''}
        </dd>
        <dt>{TRIGGERS[trigger]}</dt>
        <dd className={look.code}>{whenOf(transition)}</dd>
        {delay ? (
          <>
            <dt>Delay</dt>
            <dd>
              <span className={look.code}>{delay.name}</span>
              {delay.ms === null ? ', as long as the moment asks for' : `, ${duration(delay.ms)}`}
            </dd>
          </>
        ) : null}
        {guard ? (
          <>
            <dt>Only if</dt>
            <dd className={look.code}>{guard}</dd>
          </>
        ) : null}
        <dt>Covered</dt>
        <dd>
          <Covered chart={chart} id={transition.id} />
        </dd>
      </dl>
      {actions.length > 0 ? (
        <Part title="Does">
          <Names names={actions} />
        </Part>
      ) : null}
      {branches.length > 1 ? (
        <Ways
          reading={reading}
          title="Branches, tried in this order"
          ways={branches}
          end="target"
          shown={transition.id}
        />
      ) : null}
      <Said chart={chart} ids={transition.says} />
      <Requirements chart={chart} ids={transition.requires} />
    </>
  );
}

const StateLink = ({ state }: { state: GraphState }) => <To part={{ state: state.id }}>{nameOf(state)}</To>;

/** By which paths it is taken; none, and the reason. */
function Covered({ chart, id }: { chart: ChartData; id: string }) {
  const numbers = chart.paths.flatMap(({ taken, steps }, place) =>
    [...taken, ...steps.flatMap((step) => step.taken)].includes(id) ? [place + 1] : [],
  );
  const first = numbers[0];
  if (first === undefined) return 'by no path';
  return (
    <>
      <To part={{ panel: 'paths', path: first }}>{`path ${first}`}</To>
      {numbers.length > 1 ? ` and ${counted(numbers.length - 1, 'other')}` : ''}
    </>
  );
}
