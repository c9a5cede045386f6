import type { ReactNode } from 'react';
import { designRequestForm, designRequestMachine } from '../../../machines/designRequest/designRequest.machine.ts';
import { connectForm } from '../../../machines/form/connectForm.ts';
import { Form } from '../../form/Form.tsx';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './DesignRequest.module.css';

export const designRequest = createFlow(designRequestMachine, connectForm(designRequestForm));

type Props = {
  label: string;
  /** Renders the field of the photo: with its control's id, and the id of its fault, while there is one. */
  photo: (controlId: string, faultId: string | undefined) => ReactNode;
};

/** The request for a design service, with a photo of the wall. (DSGN-05, DSGN-10 to DSGN-19) */
export function DesignRequest({ label, photo }: Props) {
  const form = designRequest.useView();
  const fault = form.getFault('photo');
  const [id, labelId, faultId] = ['', '-label', '-fault'].map((suffix) => form.getFieldId('photo') + suffix) as [
    string,
    string,
    string,
  ];
  const photoField = (
    // The photo cannot change while it is sent.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend stands on its border
    <div className={styles.photo} role="group" aria-labelledby={labelId} inert={form.isSending}>
      <p className={styles.label} id={labelId}>
        {form.fields.photo?.label}
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      </p>
      {photo(id, fault ? faultId : undefined)}
      {fault ? (
        <div id={faultId}>
          <Notice tone="fault" title={fault} />
        </div>
      ) : null}
    </div>
  );
  return <Form form={form} label={label} submitLabel="Submit" customFields={{ photo: photoField }} />;
}
