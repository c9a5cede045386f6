import axe from 'axe-core';

/** Rules that axe finds broken in the document as it stands, or within a part of it, each with its first place. */
export async function findViolations(part: Document | Element = document) {
  // What passes or cannot be decided is counted, not listed place by place.
  const { violations } = await axe.run(part, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
