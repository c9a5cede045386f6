import { findRefusedAddressFields } from '../../machines/addressEditor/savingFault.ts';
import type { AddressRefusal } from '../../machines/kit/failure.ts';
import { type AddressProblems, NO_PROBLEMS } from '../domain/address.ts';

/** The fields of the delivery form, which has a last name where the billing form has a second one. */
const toDeliveryFields = ({ second_name, ...fields }: ReturnType<typeof findRefusedAddressFields>) =>
  second_name ? { ...fields, last_name: second_name } : fields;

/** What is answered to an address of that form; rejects with the fields that the backend refuses, where it names any. */
export const mapRefusedAddress = <T>(form: keyof AddressProblems, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const fields = findRefusedAddressFields(error);
    if (Object.keys(fields).length === 0) throw error;
    const problems = { ...NO_PROBLEMS, [form]: form === 'delivery' ? toDeliveryFields(fields) : fields };
    throw { kind: 'addressRefused', problems } satisfies AddressRefusal;
  });
