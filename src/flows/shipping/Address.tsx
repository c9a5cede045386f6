import type { ReactNode } from 'react';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './Address.module.css';

/** One address as a group of fields, two beside each other where there is room. Its country is always India. (CHK-47) */
export function Address({ title, section, children }: { title: string; section: string; children: ReactNode }) {
  return (
    <fieldset className={styles.address}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>
        {children}
        <TextInput
          id={`${section}-country`}
          label="Country"
          value="India"
          readOnly
          autoComplete={`${section} country-name`}
          hint="We deliver within India."
        />
      </div>
    </fieldset>
  );
}
