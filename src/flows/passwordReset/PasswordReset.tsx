import type { KeyboardEvent } from 'react';
import { connect } from '../../../machines/passwordReset/passwordReset.connect.ts';
import { passwordResetMachine } from '../../../machines/passwordReset/passwordReset.machine.ts';
import { getPasswordFieldId, type PasswordField } from '../../../machines/passwordReset/passwordReset.setup.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { accountMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import { passwordResetMessages } from '../../messages/signIn.ts';
import accountForm from '../../ui/AccountForm.module.css';
import { Button } from '../../ui/Button.tsx';
import { focusFirstInput, handleSubmit } from '../../ui/formHandlers.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './PasswordReset.module.css';

const MESSAGES = { ...accountMessages, ...passwordResetMessages };

export const passwordReset = createFlow(passwordResetMachine, connect);

/** The e-mail to send the temporary password to; a customer's is fixed. (AUTH-38, ACCT-19) */
function MailStep() {
  const { mail, isOwn, isMalformed, isSending, typeMail, sendTemporary, haveOne } = passwordReset.useView();
  return (
    <form
      className={accountForm.form}
      noValidate
      aria-label="A temporary password"
      onSubmit={handleSubmit(sendTemporary)}
    >
      <p className={accountForm.lead}>
        {formatMessage(passwordResetMessages[isOwn ? 'passwordReset.askedOwn' : 'passwordReset.requested'])}
      </p>
      <FaultNotice />
      {isOwn ? (
        <p className={accountForm.mail}>{mail}</p>
      ) : (
        <TextInput
          id={getPasswordFieldId('mail')}
          name="mail"
          type="email"
          label="E-mail"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={mail}
          readOnly={isSending}
          error={isMalformed ? formatMessage(passwordResetMessages['passwordReset.mail']) : undefined}
          onText={typeMail}
        />
      )}
      <Button type="submit" wide busy={isSending} busyText="Sending…">
        Send temporary password
      </Button>
      <Button look="quiet" size="small" disabled={isSending} onClick={haveOne}>
        I have one already
      </Button>
    </form>
  );
}

/** The temporary password from the e-mail, and a new one. (AUTH-38, AUTH-40, AUTH-41) */
function PasswordStep() {
  const view = passwordReset.useView();
  const { mail, isOwn, isComplete, isBusy, isResetting, isResending, wasSent } = view;
  // A browser does not submit a form whose button is disabled: so Enter submits it here, and its errors show.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComplete && event.target instanceof HTMLInputElement) view.reset();
  };
  return (
    <form
      ref={focusFirstInput}
      className={accountForm.form}
      noValidate
      aria-label="A new password"
      onSubmit={handleSubmit(view.reset)}
      onKeyDown={submitOnEnter}
    >
      <div role="status">
        {wasSent ? (
          <Notice tone="success" title={formatMessage(passwordResetMessages['passwordReset.sent'])}>
            {formatMessage(passwordResetMessages['passwordReset.goodFor'])}
          </Notice>
        ) : null}
      </div>
      <FaultNotice />
      <p className={accountForm.lead}>
        For <strong className={accountForm.mail}>{mail}</strong>
      </p>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={mail} />
      <Password field="temporary" label="Temporary password" autoComplete="one-time-code" />
      <Password
        field="password"
        label="New password"
        autoComplete="new-password"
        error={view.isRefused ? formatMessage(passwordResetMessages['passwordReset.refused']) : undefined}
      />
      <Button type="submit" wide disabled={!isComplete} busy={isResetting} busyText="Changing the password…">
        Reset
      </Button>
      <div className={styles.actions}>
        <Button
          look="quiet"
          size="small"
          disabled={isResetting}
          busy={isResending}
          busyText="Sending…"
          onClick={view.sendTemporary}
        >
          Send another one
        </Button>
        {isOwn ? null : (
          <Button look="quiet" size="small" disabled={isBusy} onClick={view.changeMail}>
            Use another e-mail
          </Button>
        )}
      </div>
    </form>
  );
}

type Props = { field: PasswordField; label: string; autoComplete: 'one-time-code' | 'new-password'; error?: string };

function Password({ field, label, autoComplete, error }: Props) {
  const { isBusy, type, ...view } = passwordReset.useView();
  return (
    <PasswordInput
      id={getPasswordFieldId(field)}
      name={field}
      label={label}
      required
      autoComplete={autoComplete}
      error={error}
      value={view[field]}
      readOnly={isBusy}
      onText={(text) => type(field, text)}
    />
  );
}

/** A new password in two steps: the e-mail, then the temporary password and the new one. (AUTH-38, ACCT-19) */
export function PasswordReset() {
  const { step, isOwn } = passwordReset.useView();
  switch (step) {
    case 'mail':
      return <MailStep />;
    case 'password':
      return <PasswordStep />;
    case 'done':
      return (
        <Notice tone="success" title={formatMessage(passwordResetMessages['passwordReset.done'])}>
          {isOwn ? formatMessage(passwordResetMessages['passwordReset.elsewhere']) : null}
        </Notice>
      );
  }
}

/** Why the last attempt failed. */
function FaultNotice() {
  const { fault, hint } = passwordReset.useView();
  if (!fault) return null;
  return (
    <Notice tone="fault" live="assertive" title={formatMessage(MESSAGES[fault])}>
      {hint ? formatMessage(MESSAGES[hint]) : null}
    </Notice>
  );
}
