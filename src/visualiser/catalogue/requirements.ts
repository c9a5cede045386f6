/** The texts of the requirements by id, from the table of the specification: id, area, kind, requirement, source. */
export function parseRequirements(table: string): ReadonlyMap<string, string> {
  const rows = table.trimEnd().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [id = '', , , requirement = ''] = row.split('\t');
      return [id, requirement];
    }),
  );
}
