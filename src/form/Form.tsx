import type { FormEvent, ReactNode } from 'react';
import type { FormView } from '../../machines/form/connectForm.ts';
import { FocusOnMount, FormErrorSummary } from '../addressForm/FormErrorSummary.tsx';
import { formMessages } from '../messages/forms.ts';
import { formatMessage } from '../messages/message.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProgressNotice } from '../ui/ProgressNotice.tsx';
import styles from './Form.module.css';
import { FormField } from './FormField.tsx';

type Props = {
  form: FormView;
  /** What it is called where it is not seen. */
  label: string;
  submitLabel: string;
  /** Stands in a field's place, under its name. */
  parts?: Readonly<Record<string, ReactNode>>;
  /** Beside the button. */
  note?: ReactNode;
};

/** A whole form: what must be mended, its fields, its button; covered while it is sent. (PART-16) */
export function Form({ form, label, submitLabel, parts = {}, note }: Props) {
  const { fields, faulty, summary, returned, failure, sent, isWaiting, isSending, submit } = form;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.container}>
      <form className={styles.form} noValidate aria-label={label} aria-busy={isSending || undefined} onSubmit={send}>
        {summary ? <FormErrorSummary key={returned} title={summary} fields={faulty} /> : null}
        {failure ? <FormErrorSummary title={failure} fields={[]} /> : null}
        {sent ? (
          <FocusOnMount key={returned}>
            <Notice tone="success" live="polite" title={sent} />
          </FocusOnMount>
        ) : null}
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, { as, isWide }]) => (
            <div key={name} className={as === 'text' || as === 'picture' || isWide ? styles.wide : undefined}>
              {parts[name] ?? <FormField form={form} name={name} />}
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
      {/* Beside the form: what is said in something busy is not read out. */}
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
