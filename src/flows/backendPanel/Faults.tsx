import { useId } from 'react';
import type { Fault } from '../../../machines/backendPanel/panelFacts.ts';
import { sayInPanel } from '../../messages/backendPanel.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { Section } from './Section.tsx';

type Props = {
  label: string;
  /** Grouped by what stands before the first dot of their values. */
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
};

const groupOf = (value: string) => value.split('.')[0] ?? '';

/** A list that acts on what is picked, and stands at its label again. */
function Picker({ label, options, onPick }: Props) {
  const groups = [...new Set(options.map(({ value }) => groupOf(value)))];
  return (
    <select
      className={styles.select}
      aria-label={label}
      value=""
      onChange={({ target }) => {
        if (target.value) onPick(target.value);
      }}
    >
      <option value="">{label} …</option>
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {options
            .filter(({ value }) => groupOf(value) === group)
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

const FAULTS: Record<Fault, string> = {
  failed: 'fails (500)',
  refused: 'is refused (403)',
  unauthorised: 'is not signed in (401)',
  silent: 'never answers',
  garbled: 'answers garbled',
  lost: 'is done, the answer lost',
  offline: 'finds no network',
};

/** Which calls go wrong, and how. */
export function Faults() {
  const { broken, wholeCalls, breakCall, chooseFault, mendCall } = backendPanel.useFlow();
  const id = useId();
  return (
    <Section title="Faults" note={<span className={styles.note}>{broken.length || ''}</span>}>
      {broken.length === 0 ? (
        <p className={styles.quiet}>{sayInPanel('backendPanel.noFaults')}</p>
      ) : (
        <ul className={styles.list}>
          {broken.map(({ call, fault }) => (
            <li key={call} className={styles.item}>
              <label className={styles.itemName} htmlFor={`${id}-${call}`}>
                {call}
              </label>
              <select
                id={`${id}-${call}`}
                className={styles.select}
                value={fault}
                onChange={({ target }) => chooseFault(call, target.value as Fault)}
              >
                {Object.entries(FAULTS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className={styles.button}
                aria-label={`Mend ${call}`}
                onClick={() => mendCall(call)}
              >
                Mend
              </button>
            </li>
          ))}
        </ul>
      )}
      <Picker
        label="Break a call"
        options={wholeCalls.map(({ name, method, path }) => ({ value: name, label: `${name}: ${method} ${path}` }))}
        onPick={breakCall}
      />
    </Section>
  );
}

/** What answers in the backend's place, by the names that walks and stories use too. */
export function Scenarios() {
  const { chosenScenarios, offeredScenarios, chooseScenario, leaveScenario } = backendPanel.useFlow();
  return (
    <Section title="Scenarios" note={<span className={styles.note}>{chosenScenarios.length || ''}</span>}>
      {chosenScenarios.length === 0 ? (
        <p className={styles.quiet}>{sayInPanel('backendPanel.noScenarios')}</p>
      ) : (
        <ul className={styles.list}>
          {chosenScenarios.map(({ name, says }) => (
            <li key={name} className={styles.item}>
              <p className={styles.itemName}>
                {name}
                <span className={styles.says}>{says}</span>
              </p>
              <button
                type="button"
                className={styles.button}
                aria-label={`Stop ${name}`}
                onClick={() => leaveScenario(name)}
              >
                Stop
              </button>
            </li>
          ))}
        </ul>
      )}
      <Picker
        label="Play a scenario"
        options={offeredScenarios.map(({ name, says }) => ({ value: name, label: `${name}: ${says}` }))}
        onPick={chooseScenario}
      />
    </Section>
  );
}
