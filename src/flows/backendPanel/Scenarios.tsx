import { sayInPanel } from '../../messages/backendPanel.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { Picker } from './Picker.tsx';
import { Section } from './Section.tsx';

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
