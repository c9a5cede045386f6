import type { FormEvent, ReactNode } from 'react';
import type { SignInField } from '../../domain/signInForm.ts';
import { accountMessages, oneTimeCodeMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import { signInMessages } from '../../messages/signIn.ts';
import accountForm from '../../ui/AccountForm.module.css';
import { handleLinkClick } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './SignIn.module.css';
import { signIn } from './signIn.ts';

const MESSAGES = { ...accountMessages, ...oneTimeCodeMessages, ...signInMessages };

/** If the link or button that led here is gone, the heading takes the focus. */
const takeFocusIfLost = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

/** The card of the page: a title and a form. */
export const SignInCard = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <section className={styles.card}>
    <header className={styles.header}>
      <h1 ref={takeFocusIfLost} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead ? <p className={accountForm.lead}>{lead}</p> : null}
    </header>
    {children}
  </section>
);

/** A form whose fields the chart keeps, with the error of the last attempt above them. */
export function SignInForm({ label, children }: { label: string; children: ReactNode }) {
  const { fault, hint, username, form, type, submit } = signIn.useView();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Some browsers autofill without an event.
    for (const [field, text] of new FormData(event.currentTarget))
      if (field in form && typeof text === 'string' && text !== form[field as SignInField])
        type(field as SignInField, text);
    submit();
  };
  return (
    <form className={accountForm.form} noValidate onSubmit={handleSubmit} aria-label={label} method="post">
      {fault ? (
        <Notice tone="fault" live="assertive" title={formatMessage(MESSAGES[fault], { value: username })}>
          {hint ? formatMessage(MESSAGES[hint]) : null}
        </Notice>
      ) : null}
      {children}
    </form>
  );
}

/** Switches to another form: a link, which can be opened in another tab; in this one the chart handles it. (AUTH-03) */
export const FormSwitchLink = ({
  to,
  onChoose,
  children,
}: {
  to: string;
  onChoose: () => void;
  children: ReactNode;
}) => (
  <a className={styles.formLink} href={to} onClick={handleLinkClick(onChoose)}>
    {children}
  </a>
);
