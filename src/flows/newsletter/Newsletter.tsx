import { useId } from 'react';
import { connectForm } from '../../../machines/form/connectForm.ts';
import { newsletterForm, newsletterMachine } from '../../../machines/newsletter/newsletter.machine.ts';
import { FormField } from '../../form/FormField.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { newsletterMessages } from '../../messages/forms.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { handleSubmit } from '../../ui/formHandlers.ts';
import styles from './Newsletter.module.css';

export const newsletter = createFlow(newsletterMachine, connectForm(newsletterForm));

/** The footer's form to subscribe to the newsletter. (NEWS-01, NEWS-02, SHELL-24) */
export function Newsletter() {
  const title = useId();
  const form = newsletter.useView();
  return (
    <form className={styles.box} noValidate aria-labelledby={title} onSubmit={handleSubmit(form.submit)}>
      <div>
        <h2 className={styles.title} id={title}>
          {formatMessage(newsletterMessages['newsletter.title'])}
        </h2>
        <p className={styles.lead}>{formatMessage(newsletterMessages['newsletter.lead'])}</p>
      </div>
      <div className={styles.row}>
        <div className={styles.field}>
          <FormField form={form} name="mail" />
        </div>
        <Button type="submit" busy={form.isSending} busyText="Sending…">
          Subscribe
        </Button>
      </div>
      <p className={styles.confirmation} role="status">
        {form.successMessage}
      </p>
    </form>
  );
}
