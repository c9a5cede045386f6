import type { FormValues } from '../domain/form.ts';
import { type Begun, keptForms } from '../storage/forms.ts';
import type { Kept } from '../storage/kept.ts';
import { currentCustomer, followCustomer } from './liveSession.ts';

const customer = () => currentCustomer()?.details.id ?? null;

/** What this visitor began: a guest who signs in is the same person, and a customer's is nobody else's. */
function begun(): Begun['forms'] {
  const found = keptForms.read();
  if (!found) return {};
  if (found.by === null || found.by === customer()) return found.forms;
  keptForms.drop();
  return {};
}

/** What was typed into a form and is not sent yet, for the session. */
export const keptForm = (name: string): Pick<Kept<FormValues>, 'read' | 'write' | 'drop'> => ({
  read: () => begun()[name] ?? null,
  write: (values) => keptForms.write({ by: customer(), forms: { ...begun(), [name]: values } }),
  drop() {
    const { [name]: _sent, ...forms } = begun();
    if (Object.keys(forms).length > 0) keptForms.write({ by: customer(), forms });
    else keptForms.drop();
  },
});

/** Calls back each time that a customer leaves the store to somebody else, here or in another tab; returns how to stop. */
export const followDepartures = (tell: () => void): (() => void) =>
  followCustomer((_, left) => {
    if (left) tell();
  });

/** Leaves nothing of what a customer began, before signing in or after, to whoever comes next; returns how to stop. */
export const dropFormsOfWhoLeaves = (): (() => void) => followDepartures(keptForms.drop);
