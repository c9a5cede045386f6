import type { ReactNode } from 'react';
import { formMessages } from '../messages/forms.ts';
import { formatMessage } from '../messages/message.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './FormErrorSummary.module.css';

const takeFocus = (place: HTMLDivElement | null) => place?.focus();

/** What became of something that was pressed far below: it takes the focus as it comes, so that nobody misses it. */
export const FocusOnMount = ({ children }: { children: ReactNode }) => (
  <div ref={takeFocus} className={styles.container} tabIndex={-1}>
    {children}
  </div>
);

/** A field that must be mended, by the id of its control. */
export type InvalidField = { id: string; label: string };

/**
 * Why the form did not go on, with a way to each field that is the reason. It takes the focus as it comes, so that nobody
 * is left at the button below wondering.
 */
export function FormErrorSummary({ title, fields }: { title: string; fields: readonly InvalidField[] }) {
  return (
    <FocusOnMount>
      <Notice tone="fault" live="assertive" title={title}>
        {fields.length === 0 ? (
          formatMessage(formMessages['form.stored'])
        ) : (
          <ul className={styles.fields}>
            {fields.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // The address of the page stays as it is.
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </FocusOnMount>
  );
}
