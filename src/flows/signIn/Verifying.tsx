import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeInput, Countdown } from '../../ui/CodeInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './SignIn.module.css';
import { Card, Form, OtherForm } from './SignInCard.tsx';
import { SignInField } from './SignInField.tsx';
import { signIn } from './signIn.ts';

/** The code that was sent to the e-mail; before it, the e-mail, where somebody signed in by mobile number. (AUTH-17, AUTH-28) */
export function Verifying() {
  const { isAddressing, signInAt, toSignIn } = signIn.useFlow();
  return (
    <Card title="Verify your e-mail">
      {isAddressing ? <MailForm /> : <CodeForm />}
      <p className={styles.foot}>
        <OtherForm to={signInAt} onChoose={toSignIn}>
          Return to sign in
        </OtherForm>
      </p>
    </Card>
  );
}

function MailForm() {
  const { isBusy } = signIn.useFlow();
  return (
    <>
      <Notice title={say('signIn.unverified')} live="polite">
        {say('signIn.whichMail')}
      </Notice>
      <Form label="Your e-mail">
        <SignInField
          field="mail"
          label="E-mail"
          input={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
        />
        <Button type="submit" wide busy={isBusy} busyText="Sending the code…">
          Send the code
        </Button>
      </Form>
    </>
  );
}

/** The boxes draw where the caret is, and React does not draw while it is about to show the form. */
const focusOnArrival = (form: HTMLFormElement | null) => queueMicrotask(() => form?.querySelector('input')?.focus());

function CodeForm() {
  const view = signIn.useFlow();
  const { pending, code, codeAsked, codeFault, isChecking, isResending, resendAfter } = view;
  return (
    <form
      ref={focusOnArrival}
      className={styles.form}
      noValidate
      aria-label="One-time code"
      onSubmit={(event) => {
        event.preventDefault();
        view.verify();
      }}
    >
      <div className={styles.told} role="status">
        {codeAsked ? <Notice title={say(codeAsked, { value: pending })} /> : null}
      </div>
      <p className={styles.lead}>
        {say('code.enter')}: <strong className={styles.mail}>{pending}</strong>
      </p>
      <CodeInput
        label="One-time code"
        value={code}
        onCode={view.typeCode}
        error={codeFault ? say(codeFault) : undefined}
        readOnly={isChecking || isResending}
      />
      <Button type="submit" wide busy={isChecking} busyText="Verifying…">
        Verify
      </Button>
      <div className={styles.resend}>
        <Button
          look="quiet"
          size="small"
          busy={isResending}
          disabled={!view.canResend && !isResending}
          onClick={view.resend}
        >
          Resend the code
        </Button>
        {resendAfter === null ? null : (
          <p className={styles.quiet}>
            <Countdown from={resendAfter}>{(n) => say('code.resendAfter', { n })}</Countdown>
          </p>
        )}
      </div>
    </form>
  );
}
