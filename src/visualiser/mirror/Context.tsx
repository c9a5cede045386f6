import styles from './Mirror.module.css';
import { mirror } from './mirror.ts';
import { useRecordedRun } from './mirrorDisplay.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The chart's context at this moment; changes of the last step are marked. */
export function ContextValues() {
  const { at } = mirror.useView();
  const steps = useRecordedRun()?.steps ?? [];
  const stepIndex = Math.min(at ?? Number.POSITIVE_INFINITY, steps.length - 1);
  const step = steps[stepIndex];
  if (!isObject(step?.context)) return null;
  return (
    <details className={styles.section} open>
      <summary className={styles.heading}>Context</summary>
      <Members of={step.context} before={(steps[stepIndex - 1] ?? step).context} />
    </details>
  );
}

function Members({ of, before }: { of: Record<string, unknown>; before: unknown }) {
  const previous = isObject(before) ? before : {};
  return (
    <ul className={styles.members}>
      {Object.entries(of).map(([name, value]) => (
        <Member key={name} name={name} value={value} before={previous[name]} />
      ))}
    </ul>
  );
}

function Member({ name, value, before }: { name: string; value: unknown; before: unknown }) {
  const changed = isSame(value, before) ? undefined : true;
  if (!isObject(value) || Object.keys(value).length === 0)
    return (
      <li data-changed={changed}>
        <span className={styles.key}>{name}</span> <code>{JSON.stringify(value)}</code>
        {changed ? <span className={styles.oldValue}>was {JSON.stringify(before) ?? 'not there'}</span> : null}
      </li>
    );
  return (
    <li data-changed={changed}>
      <details open={changed}>
        <summary>
          <span className={styles.key}>{name}</span>{' '}
          <span className={styles.muted}>
            {Array.isArray(value) ? `${value.length} entries` : Object.keys(value).join(', ')}
            {changed ? ' · changed' : ''}
          </span>
        </summary>
        <Members of={value} before={before} />
      </details>
    </li>
  );
}
