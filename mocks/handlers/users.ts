import { toObject, toText } from '../drupal/entity.ts';
import { type ErrorObject, Refusal } from '../drupal/errors.ts';
import type { Hooks } from '../drupal/write.ts';
import { toErrorObject, validateMail, validateName } from './accountRules.ts';
import { forgetNumberProof, hasPassword, isProven } from './accounts.ts';
import { revokeTokens } from './tokens.ts';

/** The change of one's own account (API-18). */
export const userHooks: Hooks = {
  prepare(user, { store, profile, before, postedBody }) {
    if (!before) return user;
    const hasChanged = (field: string) => user.attributes[field] !== before.attributes[field];
    const { existing, value } = toObject(postedBody.attributes.pass);
    // a new password is set by the letter with the temporary one
    if (value !== undefined) throw createUnchangeableRefusal('pass');
    if (profile === 'drupal10' && hasChanged('name')) throw createUnchangeableRefusal('name');
    // who came in by a code that was reported could else keep the account by an address of their own
    const changedIdentity = isProven(store, before) ? undefined : ['name', 'mail'].find(hasChanged);
    if (changedIdentity !== undefined) throw createUnchangeableRefusal(changedIdentity);
    const errors = [
      ...(profile === 'drupal10' && hasChanged('mail') && !hasPassword(store, before, toText(existing))
        ? [MISSING]
        : []),
      ...(hasChanged('name') ? validateName(store, toText(user.attributes.name), user.id).map(toErrorObject) : []),
      ...(hasChanged('mail') ? validateMail(store, toText(user.attributes.mail), user.id).map(toErrorObject) : []),
    ];
    if (errors.length > 0) throw new Refusal(422, errors);
    return user;
  },
  // a number that was typed is nobody's yet; simple_oauth deletes the access tokens of a user who is saved; the refresh tokens stay good
  afterSave(user, { store, profile, before }) {
    if (before && profile === 'drupal10') revokeTokens(store, user);
    if (before && before.attributes.name !== user.attributes.name) forgetNumberProof(store, user);
  },
};

const MISSING: ErrorObject = {
  detail: "mail: Your current password is missing or incorrect; it's required to change the Email.",
  pointer: '/data/attributes/mail',
};

const createUnchangeableRefusal = (field: string) =>
  new Refusal(403, {
    detail: `The current user is not allowed to PATCH the selected field (${field}).`,
    pointer: `/data/attributes/${field}`,
  });
