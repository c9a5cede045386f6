import type { ReactNode } from 'react';
import { formMessages } from '../messages/forms.ts';
import { formatMessage } from '../messages/message.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './FormErrorSummary.module.css';

const takeFocus = (element: HTMLDivElement | null) => element?.focus();

/** Takes the focus when it is mounted, so that the result of a button further down is not missed. */
export const FocusOnMount = ({ children }: { children: ReactNode }) => (
  <div ref={takeFocus} className={styles.container} tabIndex={-1}>
    {children}
  </div>
);

/** An invalid field, by the id of its control. */
export type InvalidField = { id: string; label: string };

/**
 * Why the form was not submitted, with a link to each invalid field. It takes the focus when it is mounted, because the
 * button is further down.
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
