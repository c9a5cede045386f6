import { useId } from 'react';
import { Row } from '../../ui/Layout.tsx';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { PanelSection } from './PanelSection.tsx';

type Props<Value extends string | number> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onPick: (value: Value) => void;
};

/** A segmented control of native radios. */
function Choice<Value extends string | number>({ legend, options, value, onPick }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const PROFILE_OPTIONS = [
  { value: 'spec', label: 'As specified' },
  { value: 'drupal10', label: 'As Drupal 10' },
] as const;

const GATEWAY_OUTCOMES = [
  { value: 'ask', label: 'Ask' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'never', label: 'Never' },
] as const;

const LATENCIES = [0, 200, 800, 3_000];

const formatLatency = (latency: number) => (latency === 0 ? 'None' : `${latency / 1_000} s`);

/** How the backend answers all calls, and the result of the next payment. */
export function ResponseSettings() {
  const { settings, isChanged, chooseProfile, chooseLatency, chooseGateway, clear, copyLink, isCopied } =
    backendPanel.useView();
  // a link may set any other
  const latencies = [...new Set([...LATENCIES, settings.latency])].sort((a, b) => a - b);
  return (
    <PanelSection title="Answers" note={isChanged ? 'in the address' : null}>
      <Choice legend="Profile" options={PROFILE_OPTIONS} value={settings.profile} onPick={chooseProfile} />
      <Choice
        legend="Delay"
        options={latencies.map((value) => ({ value, label: formatLatency(value) }))}
        value={settings.latency}
        onPick={chooseLatency}
      />
      <Choice legend="Next payment" options={GATEWAY_OUTCOMES} value={settings.gateway} onPick={chooseGateway} />
      <Row gap={2}>
        <button type="button" className={styles.button} onClick={copyLink}>
          {isCopied(null) ? 'Link copied' : 'Copy link to this'}
        </button>
        <button type="button" className={styles.button} onClick={clear}>
          Answer as at first
        </button>
      </Row>
    </PanelSection>
  );
}
