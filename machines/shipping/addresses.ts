import { type Billing, billingProblems, type Delivery, deliveryProblems } from '../../src/domain/address.ts';
import { normaliseMobile } from '../../src/domain/contactMethod.ts';
import type { Place } from '../../src/domain/pincode.ts';
import type { UserSession } from '../../src/domain/userSession.ts';

/** The addresses as typed; `same` where the delivery goes to the billing address. */
export type Addresses = { billing: Billing; delivery: Delivery; same: boolean };

/** What must be mended, by form and field. */
export type Problems = { billing: ReturnType<typeof billingProblems>; delivery: ReturnType<typeof deliveryProblems> };

/** The form as it stands; `pincodeTyped` where the pincode was typed here and not only brought along. */
export type Filled = Addresses & { problems: Problems; pincodeTyped: boolean };

export const noProblems: Problems = { billing: {}, delivery: {} };

/** The pincode to which the order goes. */
export const pincodeOf = ({ billing, delivery, same }: Addresses) => (same ? billing.pincode : delivery.pincode);

/** What the fields want, a hidden delivery form aside. (CHK-51 to CHK-53) */
export const problemsOf = ({ billing, delivery, same }: Addresses): Problems => ({
  billing: billingProblems(billing),
  delivery: same ? {} : deliveryProblems(delivery),
});

/** The problems without the one of a field that is being mended. */
export const without = (problems: Problems, of: keyof Problems, field: string): Problems => ({
  ...problems,
  [of]: Object.fromEntries(Object.entries(problems[of]).filter(([name]) => name !== field)),
});

/** All problems of both forms. */
export const listOf = ({ billing, delivery }: Problems) => [...Object.values(billing), ...Object.values(delivery)];

/** City and state follow a pincode that was typed here; what the shopper wrote about one brought along stays. */
export const placed = (
  { billing, delivery, same, problems, pincodeTyped }: Filled,
  { city, state }: Place,
): Partial<Filled> => {
  const of = same ? 'billing' : 'delivery';
  const address = same ? billing : delivery;
  if (!pincodeTyped && address.city !== '') return {};
  return {
    [of]: { ...address, city, state },
    problems: without(without(problems, of, 'city'), of, 'state'),
  };
};

/** An account made for another number or address must not come to own this order. */
export const isFor = (session: UserSession | null, { mail, phone }: Billing) =>
  session?.details.mail === mail && [normaliseMobile(phone), mail].includes(session.details.name);
