import { Section } from '../../ui/Layout.tsx';

export const AddressBookEntry = () => (
  <Section level={1} title="Saved Address">
    {null}
  </Section>
);
