import type { Revision } from '../../../machines/comparison/comparison.setup.ts';
import { formatIndianDate } from '../../domain/indianDate.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { comparison } from './comparison.ts';

const getOption = ({ hash, at, subject }: Revision) => ({
  value: hash,
  label: `${formatIndianDate(Date.parse(at))} · ${subject} (${hash})`,
});

/** A revision that a link names and the list does not: an older one, or a branch. */
const toUnlistedOption = (revision: string | null, revisions: readonly Revision[]) =>
  revision === null || revisions.some(({ hash }) => hash === revision) ? [] : [{ value: revision, label: revision }];

/** The two versions, picked from those that touched the flow. */
export function VersionPicks() {
  const { revisions, from, to, chooseBefore, chooseAfter } = comparison.useView();
  if (!revisions) return null;
  const listed = revisions.map(getOption);
  return (
    <Stack gap={3}>
      <Select
        label="Earlier version"
        value={from ?? ''}
        options={[
          { value: '', label: 'Pick a version', disabled: true },
          ...toUnlistedOption(from, revisions),
          ...listed,
        ]}
        onPick={chooseBefore}
      />
      <Select
        label="Later version"
        value={to ?? ''}
        options={[{ value: '', label: 'As it is now' }, ...toUnlistedOption(to, revisions), ...listed]}
        onPick={(revision) => chooseAfter(revision || null)}
      />
    </Stack>
  );
}
