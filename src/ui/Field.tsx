import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A remark that follows what is typed, read out politely. */
export type FieldRemark = { tone: 'plain' | 'success' | 'fault'; text: string };

export type FieldProps = {
  label: ReactNode;
  /** For screen readers only: where the context already says what the field is (a search box). */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Reported beside the field, and ties itself to it. */
  error?: string;
  remark?: FieldRemark;
  required?: boolean;
  /** Keeps the line of a remark free, so that nothing below moves when it comes. */
  reserveRemark?: boolean;
};

/** Parts what a field and its control are given together. */
export const splitFieldProps = <Props extends FieldProps & { id?: string }>({
  label,
  hideLabel,
  hint,
  error,
  remark,
  required,
  reserveRemark,
  id,
  ...control
}: Props) => ({ field: { label, hideLabel, hint, error, remark, required, reserveRemark, id }, control });

/** What the control inside must carry. */
type ControlIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Props = FieldProps & { id?: string; children: (control: ControlIds) => ReactNode };

/** Label, control, hint and error as one. The required mark is drawn; `aria-required` says so (no browser bubbles). */
export function Field({ label, hideLabel, hint, error, remark, required, reserveRemark, id: idProp, children }: Props) {
  const generatedId = useId();
  const id = idProp ?? generatedId;
  const ids = { hint: `${id}-hint`, error: `${id}-error`, remark: `${id}-remark` };
  const describedBy = [hint ? ids.hint : '', error ? ids.error : '', remark ? ids.remark : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      {hideLabel ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
          {required ? (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          ) : null}
        </label>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      <div
        className={styles.remark}
        data-reserved={(reserveRemark && !error) || undefined}
        role="status"
        id={ids.remark}
      >
        {remark ? (
          <p className={styles.message} data-tone={remark.tone}>
            {remark.tone === 'plain' ? null : <Icon name={remark.tone === 'success' ? 'check' : 'alert'} size={18} />}
            <span>{remark.text}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** What is wrong with what was typed or chosen. */
export const FieldError = ({ id, role, children }: { id: string; role?: 'alert'; children: ReactNode }) => (
  <p className={styles.message} data-tone="fault" id={id} role={role}>
    <Icon name="alert" size={18} />
    <span>{children}</span>
  </p>
);
