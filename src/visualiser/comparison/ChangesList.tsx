import { formatCount } from '../graph/words.ts';
import { MARKS } from '../marks/marks.ts';
import { AddressLink } from '../ui/AddressLink.tsx';
import { toSelection } from '../ui/address.ts';
import look from '../ui/look.module.css';
import styles from './Changes.module.css';
import type { Change } from './compare.ts';
import type { Field } from './fields.ts';

const SIGNS = { added: '+', changed: '△', removed: '−' } as const;
const ORDER = ['added', 'changed', 'removed'] as const;

/** Every difference, by what became of the part. */
export function ChangesList({ changes }: { changes: readonly Change[] }) {
  const groups = ORDER.map((kind) => ({ kind, groupChanges: changes.filter(({ change }) => change === kind) }));
  return (
    <div className={styles.list}>
      <p className={styles.totals} role="status">
        {groups.map(({ kind, groupChanges }) => `${groupChanges.length} ${MARKS[kind].name.toLowerCase()}`).join(' · ')}
      </p>
      {groups
        .filter(({ groupChanges }) => groupChanges.length > 0)
        .map(({ kind, groupChanges }) => (
          <section key={kind} aria-label={`${MARKS[kind].name}: ${formatCount(groupChanges.length, 'part')}`}>
            <h2 className={look.heading}>{MARKS[kind].name}</h2>
            <ul className={styles.items}>
              {groupChanges.map((change) => (
                <ChangeItem key={`${change.kind} ${change.id}`} {...change} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function ChangeItem(change: Change) {
  const { kind, title, description, fields } = change;
  const isRemoved = change.change === 'removed';
  return (
    <li className={styles.item} data-change={change.change}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[change.change]}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <span className={look.badge}>{kind}</span>{' '}
          {isRemoved ? (
            <del className={look.code}>{title}</del>
          ) : (
            <AddressLink className={look.code} to={toSelection(change.id)}>
              {title}
            </AddressLink>
          )}
        </p>
        {description ? <p className={look.muted}>{description}</p> : null}
        {fields.length > 0 ? (
          <dl className={styles.fields}>
            {fields.map((field) => (
              <FieldDifference key={field.name} {...field} />
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}

const FieldDifference = ({ name, before, after }: Field) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {before ? <del>{before}</del> : null}
      {after ? <ins>{after}</ins> : null}
    </dd>
  </div>
);
