import type { ReactNode } from 'react';
import type { FormView } from '../../machines/form/connectForm.ts';
import { formMessages } from '../messages/forms.ts';
import { formatMessage } from '../messages/message.ts';
import { Button } from '../ui/Button.tsx';
import { handleSubmit } from '../ui/formHandlers.ts';
import { Notice } from '../ui/Notice.tsx';
import { ProgressNotice } from '../ui/ProgressNotice.tsx';
import styles from './Form.module.css';
import { FocusOnMount, FormErrorSummary } from './FormErrorSummary.tsx';
import { FormField } from './FormField.tsx';

type Props = {
  form: FormView;
  /** The accessible name. */
  label: string;
  submitLabel: string;
  /** Replacements of fields, by name. */
  customFields?: Readonly<Record<string, ReactNode>>;
  /** Beside the button. */
  note?: ReactNode;
};

/** A form: its error summary, fields and button; covered by an overlay while it is sent. (PART-16) */
export function Form({ form, label, submitLabel, customFields = {}, note }: Props) {
  const { fields, invalidFields, summary, returnCount, failureMessage, successMessage, isWaiting, isSending, submit } =
    form;
  return (
    <div className={styles.container}>
      <form
        className={styles.form}
        noValidate
        aria-label={label}
        aria-busy={isSending || undefined}
        onSubmit={handleSubmit(submit)}
      >
        {summary ? <FormErrorSummary key={returnCount} title={summary} fields={invalidFields} /> : null}
        {failureMessage ? <FormErrorSummary title={failureMessage} fields={[]} /> : null}
        {successMessage ? (
          <FocusOnMount key={returnCount}>
            <Notice tone="success" live="polite" title={successMessage} />
          </FocusOnMount>
        ) : null}
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, { control, isWide }]) => (
            <div key={name} className={control === 'text' || control === 'picture' || isWide ? styles.wide : undefined}>
              {customFields[name] ?? <FormField form={form} name={name} />}
            </div>
          ))}
        </div>
        <div className={styles.footer}>
          <Button type="submit" busy={isWaiting || isSending} busyText={formatMessage(formMessages['form.sending'])}>
            {submitLabel}
          </Button>
          {isWaiting ? <ProgressNotice>{formatMessage(formMessages['form.waiting'])}</ProgressNotice> : null}
          {note ? <p className={styles.muted}>{note}</p> : null}
        </div>
      </form>
      {/* Outside the form: screen readers do not read a busy element. */}
      {isSending ? (
        <div className={styles.overlay}>
          <div className={styles.progress}>
            <ProgressNotice>{formatMessage(formMessages['form.sending'])}</ProgressNotice>
          </div>
        </div>
      ) : null}
    </div>
  );
}
