/** A relationship to one entity. */
export const toRelationship = (type: string, id: string) => ({ data: { type, id } });
