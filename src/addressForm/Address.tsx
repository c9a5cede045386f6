import type { ReactNode } from 'react';
import { TextInput } from '../ui/TextInput.tsx';
import styles from './Address.module.css';
import { fieldId, type Section } from './fieldId.ts';

type Props = {
  title: string;
  /** Where the place says it already (a popup). */
  hideTitle?: boolean;
  section: Section;
  children: ReactNode;
};

/** One address as a group of fields, two beside each other where there is room. Its country is always India. (CHK-47) */
export function Address({ title, hideTitle, section, children }: Props) {
  return (
    <fieldset className={styles.address}>
      <legend className={styles.title} data-hidden={hideTitle || undefined}>
        {title}
      </legend>
      <div className={styles.fields}>
        {children}
        <TextInput
          id={fieldId(section, 'country')}
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
