import { connect } from '../../../machines/profile/profile.connect.ts';
import { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { getProfileFieldId } from '../../../machines/profile/profile.setup.ts';
import { PROFILE_FIELDS, type ProfileField, type ProfileProblem } from '../../domain/profileForm.ts';
import { FieldControl } from '../../form/FormField.tsx';
import { formatProblem, type ProblemTexts } from '../../form/formatProblem.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { accountMessages, oneTimeCodeMessages, profileMessages } from '../../messages/account.ts';
import { formatMessage } from '../../messages/message.ts';
import accountForm from '../../ui/AccountForm.module.css';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeInput, Countdown } from '../../ui/CodeInput.tsx';
import { focusFirstInput, handleSubmit } from '../../ui/formHandlers.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Profile.module.css';

const PROBLEM_TEXTS = {
  'fullName.missing': accountMessages['account.noName'],
  'fullName.long': accountMessages['account.longName'],
  'mail.missing': profileMessages['profile.mail'],
  mail: profileMessages['profile.mail'],
  mailTaken: accountMessages['account.mailTaken'],
  mailFixed: profileMessages['profile.mailFixed'],
  'mobile.missing': accountMessages['account.mobile'],
  phone: accountMessages['account.mobile'],
  mobileTaken: profileMessages['profile.mobileTaken'],
  mobileFixed: profileMessages['profile.mobileFixed'],
  'alternate.phone': accountMessages['account.alternate'],
  'password.missing': profileMessages['profile.noPassword'],
  whosePassword: profileMessages['profile.whosePassword'],
  wrongPassword: profileMessages['profile.wrongPassword'],
} satisfies ProblemTexts<ProfileProblem>;

/** The form of the account's data. (ACCT-07) */
function ProfileForm() {
  const { couldNotSave, needsPassword, isSaving, save } = profile.useView();
  return (
    <form className={accountForm.form} noValidate aria-label="My Account" onSubmit={handleSubmit(save)}>
      {couldNotSave ? (
        <Notice tone="fault" live="assertive" title={formatMessage(profileMessages['profile.failed'])}>
          {formatMessage(accountMessages['account.stored'])}
        </Notice>
      ) : null}
      <TextField name="fullName" />
      <TextField name="mail" />
      {needsPassword ? <Password /> : null}
      <TextField name="mobile" />
      <TextField name="alternate" />
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving} busyText="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}

/** The props that all fields share. */
function useField(name: ProfileField, maxLength = 0) {
  const { form, problems, isSaving, type } = profile.useView();
  const problem = problems[name];
  return {
    id: getProfileFieldId(name),
    name,
    error: problem && formatProblem(PROBLEM_TEXTS, problem, name, maxLength),
    value: form[name],
    readOnly: isSaving,
    onText: (text: string) => type(name, text),
  };
}

function TextField({ name }: { name: keyof typeof PROFILE_FIELDS }) {
  const field = PROFILE_FIELDS[name];
  return <FieldControl {...useField(name, field.maxLength)} field={field} />;
}

const Password = () => (
  <PasswordInput
    {...useField('password')}
    label="Password"
    required
    autoComplete="current-password"
    hint={
      <>
        You sign in with a code, and have none? <Link to="/account/passwordchange/">Set one first</Link>
      </>
    }
  />
);

export const profile = createFlow(profileMachine, connect);

/** The form's placeholder, in its final size. */
function ProfileSkeleton() {
  return (
    <div className={accountForm.form}>
      <VisuallyHidden role="status">Your details are on their way</VisuallyHidden>
      {Object.keys(PROFILE_FIELDS).map((field) => (
        <Stack key={field} gap={2}>
          <Skeleton width="40%" height="1.5em" />
          <Skeleton height="var(--control)" />
        </Stack>
      ))}
      <Skeleton width="8rem" height="var(--control)" />
    </div>
  );
}

/** Verifies the new number by a code sent to it, which renews the login. (ACCT-15) */
function MobileVerification() {
  const view = profile.useView();
  const { mobile, code, codeFault, resendAfter, wasResent, isSendingCode, isCodeUnsent, wasCodeSent, isChecking } =
    view;
  const isBusy = isSendingCode || isChecking;
  // Remounted once the code is sent, to focus the input that takes it.
  return (
    <form
      key={isSendingCode || isCodeUnsent ? 'sending' : 'prompting'}
      ref={focusFirstInput}
      className={accountForm.form}
      noValidate
      aria-label={formatMessage(profileMessages['profile.prove'])}
      onSubmit={handleSubmit(view.submitCode)}
    >
      <div>
        <h2 className={styles.title}>{formatMessage(profileMessages['profile.prove'])}</h2>
        <p className={accountForm.lead} role="status">
          {isChecking
            ? formatMessage(oneTimeCodeMessages['code.checking'])
            : wasCodeSent
              ? formatMessage(wasResent ? oneTimeCodeMessages['code.resent'] : profileMessages['profile.codeSent'], {
                  value: mobile,
                })
              : null}
        </p>
      </div>
      {isCodeUnsent ? (
        <Notice tone="fault" live="assertive" title={formatMessage(oneTimeCodeMessages['code.later'])} />
      ) : (
        <>
          <p>{formatMessage(oneTimeCodeMessages['code.enter'])}</p>
          <CodeInput
            value={code}
            onCode={view.typeCode}
            readOnly={isBusy}
            error={codeFault ? formatMessage(oneTimeCodeMessages[codeFault]) : undefined}
          />
        </>
      )}
      <div className={styles.actions}>
        {isCodeUnsent ? null : (
          <Button
            type="submit"
            disabled={isSendingCode}
            busy={isChecking}
            busyText={formatMessage(oneTimeCodeMessages['code.checking'])}
          >
            Verify
          </Button>
        )}
        <Button look="quiet" disabled={!view.canResend} busy={isSendingCode} busyText="Sending…" onClick={view.resend}>
          {wasCodeSent ? 'Send another code' : 'Send the code'}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={view.cancelVerification}>
          Later
        </Button>
      </div>
      {resendAfter === null ? null : (
        <p className={accountForm.lead}>
          <Countdown from={resendAfter}>
            {(n) => formatMessage(oneTimeCodeMessages['code.resendAfter'], { n })}
          </Countdown>
        </p>
      )}
    </form>
  );
}

/** The customer's name, e-mail and numbers, and the verification of a new number. (ACCT-06, ACCT-07, ACCT-15) */
export function Profile() {
  const { isFormVisible, hasFailed, isVerifyingMobile, retry } = profile.useView();
  if (hasFailed) return <ErrorState title={formatMessage(profileMessages['profile.unread'])} onRetry={retry} />;
  if (isVerifyingMobile) return <MobileVerification />;
  return isFormVisible ? <ProfileForm /> : <ProfileSkeleton />;
}
