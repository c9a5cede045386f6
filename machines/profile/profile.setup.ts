import { assign, emit, not, sendTo, setup, stateIn } from 'xstate';
import { normalizeMail } from '../../src/domain/contactDetails.ts';
import { isCompleteCode, RESEND_DELAY } from '../../src/domain/contactMethod.ts';
import { validateForm } from '../../src/domain/form.ts';
import { omit } from '../../src/domain/omit.ts';
import {
  getProfileChanges,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  type ProfileForm,
  type ProfileProblems,
  toProfileForm,
} from '../../src/domain/profileForm.ts';
import { toUserDetails, type UserSession } from '../../src/domain/userSession.ts';
import { type accountMessages, type oneTimeCodeMessages, profileMessages } from '../../src/messages/account.ts';
import { formatMessage } from '../../src/messages/message.ts';
import type { CodeEvent } from '../kit/codeEntry.ts';
import { type Login, loginGuards } from '../kit/login.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { SessionReport } from '../session/session.setup.ts';
import { createSessionEnd, sessionPort } from '../session/sessionPort.ts';

export type ProfileInput = { session: UserSession | null };
/** What is saved: what was changed, over the account as it was read; `password` where it was requested. */
export type ProfileChange = { session: UserSession; account: Profile; change: Partial<Profile>; password?: string };
/** A refusal that concerns a field is an answer, not a failure. */
export type SaveProfileResult = { account: Profile } | { problems: ProfileProblems };

/** The id of a field's control, which the chart can have focused. */
export const getProfileFieldId = (field: ProfileField): string => `profile-${field}`;

const FIELD_NAMES = Object.keys(PROFILE_FIELDS).concat('password') as ProfileField[];

const NONE: Profile = { name: '', mail: '', fullName: '', alternateNumber: '' };

const WANTS_PASSWORD = ['whosePassword', 'wrongPassword', 'missing'];

/** Is the e-mail another one than the account has? */
export const isMailChanged = ({ form, account }: { form: ProfileForm; account: Profile }): boolean =>
  normalizeMail(form.mail) !== normalizeMail(account.mail);

/** Types, ports, guards and actions of the chart of the profile. */
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
      | CodeEvent
      | { type: 'proof.left' },
    emitted: {} as Effect,
    meta: {} as Meta<keyof (typeof accountMessages & typeof oneTimeCodeMessages & typeof profileMessages)>,
  },
  actors: {
    session: sessionPort,
    readProfile: port<Profile, { session: UserSession }>('readProfile'),
    saveProfile: port<SaveProfileResult, ProfileChange>('saveProfile'),
    sendCode: port<unknown, { mobile: string }>('sendCode'),
    /** A code of the new number is traded for the login that goes on; null where the code is wrong. */
    proveMobile: port<UserSession | null, { mobile: string; code: string }>('proveMobile'),
  },
  guards: {
    ...loginGuards,
    isOther: ({ context }, { field, text }: { field: ProfileField; text: string }) => context.form[field] !== text,
    hasProblems: ({ context }) => Object.keys(context.problems).length > 0,
    hasNoProblems: ({ context }) => Object.keys(context.problems).length === 0,
    isSaved: (_, answer: SaveProfileResult) => 'account' in answer,
    isNewMobile: ({ context }, answer: SaveProfileResult) =>
      'account' in answer && answer.account.name !== context.account.name,
    isComplete: (_, code: string) => isCompleteCode(code),
    isIdle: not(stateIn('#profile.verifyingMobile.entering.code.checking')),
    isRight: (_, session: UserSession | null) => session !== null,
  },
  actions: {
    keep: assign((_, account: Profile) => ({
      account,
      form: toProfileForm(account),
      problems: {},
      wantsPassword: false,
    })),
    reportDetails: sendTo(
      'session',
      ({ context }): SessionReport => ({ type: 'details.changed', details: toUserDetails(context.account) }),
    ),
    type: assign(({ context }, { field, text }: { field: ProfileField; text: string }) => ({
      form: { ...context.form, [field]: text },
      problems: omit(context.problems, field),
    })),
    check: assign(({ context }) => {
      const { form, wantsPassword } = context;
      const lacks = wantsPassword && isMailChanged(context) && form.password === '';
      return {
        problems: { ...validateForm(PROFILE_FIELDS, form), ...(lacks ? { password: 'missing' as const } : {}) },
      };
    }),
    setProblems: assign(({ context }, answer: SaveProfileResult) => {
      if (!('problems' in answer)) return {};
      const { problems } = answer;
      return { problems, wantsPassword: context.wantsPassword || WANTS_PASSWORD.includes(problems.password ?? '') };
    }),
    focusFirst: emit(({ context }) => ({
      type: 'focus',
      field: getProfileFieldId(FIELD_NAMES.find((field) => context.problems[field]) ?? 'fullName'),
    })),
    typeCode: assign((_, code: string) => ({ code })),
    emptyCode: assign({ code: '' }),
    renew: sendTo(
      'session',
      (_, session: UserSession | null): SessionReport => ({
        type: 'session.renewed',
        session: session as UserSession,
      }),
    ),
    toast: emit((_, message: 'profile.saved' | 'profile.proved') => ({
      type: 'toast',
      text: formatMessage(profileMessages[message]),
      tone: 'good',
    })),
    endSession: sendTo('session', ({ context }) => createSessionEnd(context.session)),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
  delays: { resendAfter: RESEND_DELAY * 1_000 },
});

export const createContext = ({ session }: ProfileInput) => ({
  session,
  account: NONE,
  form: toProfileForm(NONE),
  problems: {},
  wantsPassword: false,
  code: '',
});

/** The account of an answer that has one. */
export const getSavedProfile = (answer: SaveProfileResult): Profile => ('account' in answer ? answer.account : NONE);

/** What is sent of a form. */
export const toProfileChange = ({
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
  change: getProfileChanges(form, account),
  ...(wantsPassword && isMailChanged({ form, account }) ? { password: form.password } : {}),
});
