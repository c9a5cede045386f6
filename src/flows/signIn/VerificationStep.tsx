import { MAIL_FIELD } from '../../domain/formFields.ts';
import { accountMessages, oneTimeCodeMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import { signInMessages } from '../../messages/signIn.ts';
import accountForm from '../../ui/AccountForm.module.css';
import { Button } from '../../ui/Button.tsx';
import { CodeInput, Countdown } from '../../ui/CodeInput.tsx';
import { focusFirstInput, handleSubmit } from '../../ui/formHandlers.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './SignIn.module.css';
import { FormSwitchLink, SignInCard, SignInForm } from './SignInCard.tsx';
import { SignInField } from './SignInField.tsx';
import { signIn } from './signIn.ts';

const MESSAGES = { ...accountMessages, ...oneTimeCodeMessages, ...signInMessages };

/** The code that was sent to the e-mail; before it, the e-mail, where somebody signed in by mobile number. (AUTH-17, AUTH-28) */
export function VerificationStep() {
  const { isChoosingEmail, signInAt, toSignIn } = signIn.useView();
  return (
    <SignInCard title="Verify your e-mail">
      {isChoosingEmail ? <MailForm /> : <CodeForm />}
      <p className={styles.footer}>
        <FormSwitchLink to={signInAt} onChoose={toSignIn}>
          Return to sign in
        </FormSwitchLink>
      </p>
    </SignInCard>
  );
}

function MailForm() {
  const { isBusy } = signIn.useView();
  return (
    <>
      <Notice title={formatMessage(signInMessages['signIn.unverified'])} live="polite">
        {formatMessage(signInMessages['signIn.whichMail'])}
      </Notice>
      <SignInForm label="Your e-mail">
        <SignInField name="mail" field={MAIL_FIELD} />
        <Button type="submit" wide busy={isBusy} busyText="Sending the code…">
          Send the code
        </Button>
      </SignInForm>
    </>
  );
}

function CodeForm() {
  const view = signIn.useView();
  const { pending, code, codeMessage, codeFault, isChecking, isResending, resendAfter } = view;
  return (
    <form
      ref={focusFirstInput}
      className={accountForm.form}
      noValidate
      aria-label="One-time code"
      onSubmit={handleSubmit(view.submitCode)}
    >
      <div className={styles.message} role="status">
        {codeMessage ? <Notice title={formatMessage(MESSAGES[codeMessage], { value: pending })} /> : null}
      </div>
      <p className={accountForm.lead}>
        {formatMessage(oneTimeCodeMessages['code.enter'])}: <strong className={accountForm.mail}>{pending}</strong>
      </p>
      <CodeInput
        value={code}
        onCode={view.typeCode}
        error={codeFault ? formatMessage(MESSAGES[codeFault]) : undefined}
        readOnly={isChecking || isResending}
      />
      <Button type="submit" wide busy={isChecking} busyText="Verifying…">
        Verify
      </Button>
      <div className={styles.resend}>
        <Button look="quiet" size="small" busy={isResending} disabled={!view.canResend} onClick={view.resend}>
          Resend the code
        </Button>
        {resendAfter === null ? null : (
          <p className={styles.muted}>
            <Countdown from={resendAfter}>
              {(n) => formatMessage(oneTimeCodeMessages['code.resendAfter'], { n })}
            </Countdown>
          </p>
        )}
      </div>
    </form>
  );
}
