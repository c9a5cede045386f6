/** How many digits a pincode has (PIN-01). */
export const PINCODE_LENGTH = 6;

/** A pincode with the city and the state it belongs to (PIN-12). */
export type Place = { pincode: string; city: string; state: string };

/** What a pincode box keeps of a typed or pasted text: its digits, six at most (PIN-02). */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '').slice(0, PINCODE_LENGTH);

/** Whether the text is exactly six digits, which is when a lookup makes sense (PIN-03, PIN-04). */
export const isCompletePincode = (text: string): boolean => text.length === PINCODE_LENGTH && digitsOnly(text) === text;
