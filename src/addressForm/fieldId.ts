/** An address as autofill names it. */
export type Section = 'billing' | 'shipping';

/** The id of a field's control, by which the list of what is wrong leads to it. */
export const fieldId = (section: Section, field: string): string => `${section}-${field}`;
