import '../../messages/design.ts';
import type { ReactNode } from 'react';
import { Form } from '../../form/Form.tsx';
import { fieldWords } from '../../form/fieldWords.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './DesignRequest.module.css';
import { designRequest } from './designRequest.ts';

type Props = {
  label: string;
  /** The place that takes the photo, whose control has this id. */
  photo: (controlId: string) => ReactNode;
};

/** The request for a design service, with a photo of the wall. (DSGN-05, DSGN-10 to DSGN-19) */
export function DesignRequest({ label, photo }: Props) {
  const form = designRequest.useFlow();
  const told = form.faultOf('photo');
  const place = (
    <div className={styles.photo}>
      <p className={styles.label}>
        {form.fields.photo?.label}
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      </p>
      {photo(form.idOf('photo'))}
      {told ? <Notice tone="fault" title={fieldWords(told)} /> : null}
    </div>
  );
  return <Form form={form} label={label} submitLabel="Submit" parts={{ photo: place }} />;
}
