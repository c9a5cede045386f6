import '../messages/form.ts';
import type { FormEvent, ReactNode } from 'react';
import type { FormView } from '../../machines/form/connectForm.ts';
import { ComesIntoView, FormFault } from '../addressForm/FormFault.tsx';
import { say } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import styles from './Form.module.css';
import { FormField, fieldWords } from './FormField.tsx';

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
  const { fields, faulty, summary, returned, failure, sent, isSending, submit } = form;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.place}>
      <form className={styles.form} noValidate aria-label={label} aria-busy={isSending || undefined} onSubmit={send}>
        {summary ? <FormFault key={returned} title={fieldWords(summary)} fields={faulty} /> : null}
        {failure ? <FormFault title={say(failure)} fields={[]} /> : null}
        {sent ? (
          <ComesIntoView key={returned}>
            <Notice tone="found" live="polite" title={say(sent)} />
          </ComesIntoView>
        ) : null}
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, { as, isWide }]) => (
            <div key={name} className={as === 'text' || as === 'picture' || isWide ? styles.whole : undefined}>
              {parts[name] ?? <FormField form={form} name={name} />}
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          <Button type="submit" busy={isSending} busyText={say('form.sending')}>
            {submitLabel}
          </Button>
          {note ? <p className={styles.quiet}>{note}</p> : null}
        </div>
      </form>
      {/* Beside the form: what is said in something busy is not read out. */}
      {isSending ? (
        <div className={styles.veil}>
          <div className={styles.sending}>
            <Waiting>{say('form.sending')}</Waiting>
          </div>
        </div>
      ) : null}
    </div>
  );
}
