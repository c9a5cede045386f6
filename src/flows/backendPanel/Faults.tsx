import { useId } from 'react';
import type { Fault } from '../../domain/backendSettings.ts';
import { backendPanelMessages } from '../../messages/backendPanel.ts';
import { formatMessage } from '../../messages/message.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { PanelSection } from './PanelSection.tsx';

type Props = {
  label: string;
  /** Grouped by the part of `value` before the first dot. */
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
};

const getGroup = (value: string) => value.split('.')[0] ?? '';

/** A select that calls `onPick` and shows its label again. */
function Picker({ label, options, onPick }: Props) {
  const groups = [...new Set(options.map(({ value }) => getGroup(value)))];
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
            .filter(({ value }) => getGroup(value) === group)
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

const FAULT_LABELS: Record<Fault, string> = {
  failed: 'fails (500)',
  refused: 'is refused (403)',
  unauthorised: 'is not signed in (401)',
  silent: 'never answers',
  garbled: 'answers garbled',
  huge: 'answers megabytes',
  lost: 'is done, the answer lost',
  offline: 'finds no network',
};

/** Which calls go wrong, and how. */
export function Faults() {
  const { brokenCalls, workingCalls, breakCall, chooseFault, mendCall } = backendPanel.useView();
  const id = useId();
  return (
    <PanelSection title="Faults" note={brokenCalls.length || ''}>
      {brokenCalls.length === 0 ? (
        <p className={styles.muted}>{formatMessage(backendPanelMessages['backendPanel.noFaults'])}</p>
      ) : (
        <ul className={styles.list}>
          {brokenCalls.map(({ call, fault }) => (
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
                {Object.entries(FAULT_LABELS).map(([value, label]) => (
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
        options={workingCalls.map(({ name, method, path }) => ({ value: name, label: `${name}: ${method} ${path}` }))}
        onPick={breakCall}
      />
    </PanelSection>
  );
}

/** The scenarios that replace the backend's answers; tests and stories use them too. */
export function Scenarios() {
  const { chosenScenarios, offeredScenarios, chooseScenario, leaveScenario } = backendPanel.useView();
  return (
    <PanelSection title="Scenarios" note={chosenScenarios.length || ''}>
      {chosenScenarios.length === 0 ? (
        <p className={styles.muted}>{formatMessage(backendPanelMessages['backendPanel.noScenarios'])}</p>
      ) : (
        <ul className={styles.list}>
          {chosenScenarios.map(({ name, message }) => (
            <li key={name} className={styles.item}>
              <p className={styles.itemName}>
                {name}
                <span className={styles.itemDescription}>{message}</span>
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
        options={offeredScenarios.map(({ name, description }) => ({ value: name, label: `${name}: ${description}` }))}
        onPick={chooseScenario}
      />
    </PanelSection>
  );
}
