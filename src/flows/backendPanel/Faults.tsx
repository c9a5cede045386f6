import { useId } from 'react';
import type { Fault } from '../../../machines/backendPanel/panelFacts.ts';
import { sayInPanel } from '../../messages/backendPanel.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { Picker } from './Picker.tsx';
import { Section } from './Section.tsx';

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
