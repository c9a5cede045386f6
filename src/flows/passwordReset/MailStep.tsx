import { passwordFieldId } from '../../../machines/passwordReset/passwordReset.setup.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Fault } from './Fault.tsx';
import styles from './PasswordReset.module.css';
import { passwordReset } from './passwordReset.ts';

/** To which e-mail the temporary password shall go; a customer's is known. (AUTH-38, ACCT-19) */
export function MailStep() {
  const { mail, isOwn, isMalformed, isSending, typeMail, sendTemporary, haveOne } = passwordReset.useFlow();
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="A temporary password"
      onSubmit={(event) => {
        event.preventDefault();
        sendTemporary();
      }}
    >
      <p className={styles.lead}>{say(isOwn ? 'passwordReset.askedOwn' : 'passwordReset.asked')}</p>
      <Fault />
      {isOwn ? (
        <p className={styles.mail}>{mail}</p>
      ) : (
        <TextInput
          id={passwordFieldId('mail')}
          name="mail"
          type="email"
          label="E-mail"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={mail}
          readOnly={isSending}
          error={isMalformed ? say('passwordReset.mail') : undefined}
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
