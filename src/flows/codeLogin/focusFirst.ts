/** Each step begins where one types; in the first one the dialog would give the focus to what closes it. */
export const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
