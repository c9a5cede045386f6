import * as v from 'valibot';
import type { FormValues } from '../domain/form.ts';
import { type PersistedValue, persisted, writeAfterPaint } from '../storage/persisted.ts';
import { userStorage } from '../storage/userStorage.ts';
import { subscribeToCustomer } from './sessionActor.ts';

/** What stands in each form that was begun, and who typed last; null for a guest. */
type FormDrafts = { by: string | null; forms: Readonly<Record<string, FormValues>> };

const texts = v.record(v.string(), v.fallback(v.string(), ''));
const FormDrafts = v.object({ by: v.nullable(v.string()), forms: v.record(v.string(), texts) });
const formDraftStorage = writeAfterPaint(persisted<FormDrafts>('forms', FormDrafts, 'session'));

const getCustomerId = () => userStorage.read()?.details.id ?? null;

/** What this visitor began: a guest who signs in is the same person, and a customer's is nobody else's. */
function readDrafts(): FormDrafts['forms'] {
  const found = formDraftStorage.read();
  if (!found) return {};
  if (found.by === null || found.by === getCustomerId()) return found.forms;
  formDraftStorage.remove();
  return {};
}

/** What was typed into a form and is not sent yet, for the session. */
export const createFormDraft = (name: string): Pick<PersistedValue<FormValues>, 'read' | 'write' | 'remove'> => ({
  read: () => readDrafts()[name] ?? null,
  write: (values) => formDraftStorage.write({ by: getCustomerId(), forms: { ...readDrafts(), [name]: values } }),
  remove() {
    const { [name]: _sent, ...forms } = readDrafts();
    if (Object.keys(forms).length > 0) formDraftStorage.write({ by: getCustomerId(), forms });
    else formDraftStorage.remove();
  },
});

/** Calls back each time that a customer leaves the store to somebody else, here or in another tab; returns how to stop. */
export const subscribeToSignOut = (listener: () => void): (() => void) =>
  subscribeToCustomer((_, previousCustomer) => {
    if (previousCustomer) listener();
  });

/** Leaves nothing of what a customer began, before signing in or after, to whoever comes next; returns how to stop. */
export const clearFormDraftsOnSignOut = (): (() => void) => subscribeToSignOut(formDraftStorage.remove);
