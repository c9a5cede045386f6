import { assign, emit, sendTo, setup } from 'xstate';
import { normaliseMail } from '../../src/domain/contactMethod.ts';
import {
  changesIn,
  formOf,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  type ProfileForm,
  type ProfileProblems,
  profileProblems,
} from '../../src/domain/profileForm.ts';
import { isWholeCode } from '../../src/domain/reach.ts';
import { detailsOf, type UserSession } from '../../src/domain/userSession.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { type Login, loginGuards } from '../kit/ownReading.ts';
import { port } from '../kit/port.ts';
import type { ToSession } from '../session/session.setup.ts';
import { ended, sessionLink } from '../session/sessionLink.ts';

export type ProfileInput = { session: UserSession | null };
/** What is saved: what was changed, over the account as it was read; `password` where it was asked for. */
export type ProfileChange = { session: UserSession; account: Profile; change: Partial<Profile>; password?: string };
/** A refusal that concerns a field is an answer, not a failure. */
export type ProfileAnswer = { account: Profile } | { problems: ProfileProblems };
/** A code of the new number is traded for the login that goes on. */
export type Proof = { session: UserSession } | 'wrong';

/** The id of a field's control, which the chart can have focused. */
export const profileFieldId = (field: ProfileField): string => `profile-${field}`;

const NONE: Profile = { name: '', mail: '', fullName: '', alternateNumber: '' };

const WANTS_PASSWORD = ['whosePassword', 'wrongPassword', 'noPassword'];

/** Is the e-mail another one than the account has? */
export const isMailChanged = ({ form, account }: { form: ProfileForm; account: Profile }): boolean =>
  normaliseMail(form.mail) !== normaliseMail(account.mail);

/** What the chart of the profile knows, asks and does by name. */
export const profileSetup = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as Login & {
      /** As the backend has it. */
      account: Profile;
      form: ProfileForm;
      problems: ProfileProblems;
      /** Does the backend want the password where the e-mail changes? Not every host does. */
      wantsPassword: boolean;
      code: string;
    },
    events: {} as
      | { type: 'profile.retried' }
      | { type: 'field.typed'; field: ProfileField; text: string }
      | { type: 'profile.submitted' }
      | { type: 'code.typed'; code: string }
      | { type: 'code.submitted' }
      | { type: 'code.resent' }
      | { type: 'proof.left' },
    emitted: {} as Effect,
    meta: {} as Meta,
  },
  actors: {
    session: sessionLink,
    readProfile: port<Profile, { session: UserSession }>('readProfile'),
    saveProfile: port<ProfileAnswer, ProfileChange>('saveProfile'),
    sendCode: port<unknown, { mobile: string }>('sendCode'),
    proveMobile: port<Proof, { mobile: string; code: string }>('proveMobile'),
  },
  guards: {
    ...loginGuards,
    isOther: ({ context }, { field, text }: { field: ProfileField; text: string }) => context.form[field] !== text,
    isFaulty: ({ context }) => Object.keys(context.problems).length > 0,
    isMended: ({ context }) => Object.keys(context.problems).length === 0,
    isSaved: (_, answer: ProfileAnswer) => 'account' in answer,
    isNewMobile: ({ context }, answer: ProfileAnswer) =>
      'account' in answer && answer.account.name !== context.account.name,
    isWhole: (_, code: string) => isWholeCode(code),
    isWholeSoFar: ({ context }) => isWholeCode(context.code),
    isRight: (_, proof: Proof) => proof !== 'wrong',
  },
  actions: {
    keep: assign((_, account: Profile) => ({ account, form: formOf(account), problems: {}, wantsPassword: false })),
    tell: sendTo(
      'session',
      (_, account: Profile): ToSession => ({
        type: 'details.changed',
        details: detailsOf(account),
      }),
    ),
    type: assign(({ context }, { field, text }: { field: ProfileField; text: string }) => {
      const { [field]: mended, ...problems } = context.problems;
      return { form: { ...context.form, [field]: text }, problems };
    }),
    check: assign(({ context }) => {
      const { form, wantsPassword } = context;
      const lacks = wantsPassword && isMailChanged(context) && form.password === '';
      return { problems: { ...profileProblems(form), ...(lacks ? { password: 'noPassword' as const } : {}) } };
    }),
    blame: assign(({ context }, answer: ProfileAnswer) => {
      if (!('problems' in answer)) return {};
      const { problems } = answer;
      return { problems, wantsPassword: context.wantsPassword || WANTS_PASSWORD.includes(problems.password ?? '') };
    }),
    focusFirst: emit(({ context }) => ({
      type: 'focus',
      field: profileFieldId(PROFILE_FIELDS.find((field) => context.problems[field]) ?? 'fullName'),
    })),
    typeCode: assign((_, code: string) => ({ code })),
    dropCode: assign({ code: '' }),
    renew: sendTo(
      'session',
      (_, proof: Proof): ToSession => ({
        type: 'session.renewed',
        session: (proof as { session: UserSession }).session,
      }),
    ),
    say: emit((_, says: MessageId) => ({ type: 'toast', says, tone: 'good' })),
    endSession: sendTo('session', ({ context }) => ended(context.session)),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
});

export const blankProfile = ({ session }: ProfileInput) => ({
  session,
  account: NONE,
  form: formOf(NONE),
  problems: {},
  wantsPassword: false,
  code: '',
});

/** The account of an answer that has one. */
export const savedIn = (answer: ProfileAnswer): Profile => ('account' in answer ? answer.account : NONE);

/** What is sent of a form. */
export const changeOf = ({
  session,
  account,
  form,
  wantsPassword,
}: {
  session: UserSession | null;
  account: Profile;
  form: ProfileForm;
  wantsPassword: boolean;
}): ProfileChange => ({
  session: session as UserSession,
  account,
  change: changesIn(form, account),
  ...(wantsPassword && isMailChanged({ form, account }) ? { password: form.password } : {}),
});
