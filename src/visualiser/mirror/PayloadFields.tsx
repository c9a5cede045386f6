import { humanizeName } from '../graph/words.ts';
import { joinPath } from './payload.ts';
import styles from './SendEvent.module.css';

type Props = { value: unknown; path: string; name: string };

/** A field for a value by its type; a group of fields for what holds several. */
function PayloadField({ value, path, name }: Props) {
  if (typeof value === 'object' && value !== null)
    return (
      <details className={styles.group}>
        <summary>
          {name} <span className={styles.count}>({Object.keys(value).length})</span>
        </summary>
        <PayloadFields payload={value as Record<string, unknown>} path={path} />
      </details>
    );
  if (typeof value === 'boolean')
    return (
      <label className={styles.checkbox}>
        <input type="checkbox" name={path} defaultChecked={value} />
        {name}
      </label>
    );
  const isNumber = typeof value === 'number';
  return (
    <label className={styles.field}>
      {name}
      <input
        {...(isNumber ? { type: 'number', step: 'any', required: true } : { type: 'text' })}
        name={path}
        defaultValue={String(value ?? '')}
        placeholder={value === null ? 'nothing' : undefined}
        spellCheck={false}
        autoComplete="off"
      />
    </label>
  );
}

/** The fields of what an event carries, filled with a sample's values. */
export const PayloadFields = ({ payload, path = '' }: { payload: Record<string, unknown>; path?: string }) => (
  <div className={styles.fields}>
    {Object.entries(payload).map(([key, value]) => (
      <PayloadField
        key={key}
        value={value}
        path={joinPath(path, key)}
        name={Array.isArray(payload) ? `No. ${Number(key) + 1}` : humanizeName(key)}
      />
    ))}
  </div>
);
