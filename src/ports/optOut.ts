import type { FormAnswer, FormSent } from '../../machines/form/formDefinition.ts';
import { fill } from '../../machines/kit/port.ts';
import { optOutMachine } from '../../machines/optOut/optOut.machine.ts';
import { unsubscribe } from '../api/newsletter.ts';
import { refusedFields } from './refusedFields.ts';

/** Takes an address off the list; nobody learns whether it was there. (STAT-08) */
async function sendForm({ values: { mail = '' } }: FormSent, signal: AbortSignal): Promise<FormAnswer> {
  try {
    await unsubscribe(mail, signal);
    return 'removed';
  } catch (failure) {
    return refusedFields(failure, { mail: 'mail' });
  }
}

export const optOutPorts = { sendForm };

export const optOutLogic = fill(optOutMachine, optOutPorts);
