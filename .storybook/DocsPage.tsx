import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/**
 * The page of a part: what it is for, its playground with controls, and its other stories. Storybook's own page shows the
 * playground a second time among the stories.
 */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isPart = preparedMeta.component !== undefined;
  return (
    <>
      <Title />
      <Description of="meta" />
      {isPart ? (
        <>
          <Primary />
          {/* On a phone the table is wider than the page, which must not be. */}
          <div style={{ overflowX: 'auto', marginInline: -4, paddingInline: 4 }}>
            <Controls />
          </div>
        </>
      ) : null}
      <Stories title="" includePrimary={!isPart} />
    </>
  );
}
