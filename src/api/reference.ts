/** A relationship to one entity. */
export const reference = (type: string, id: string) => ({ data: { type, id } });
