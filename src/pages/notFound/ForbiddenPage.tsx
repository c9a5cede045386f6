import { Link } from 'react-router-dom';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, Section } from '../../ui/Layout.tsx';

/** Where a stage of the checkout without a bag leads to. (NF-04, CHK-12) */
export function ForbiddenPage() {
  return (
    <Page width="reading">
      <Section>
        <EmptyState
          level={1}
          icon="bag"
          title={say('forbidden.title')}
          text={say('forbidden.text')}
          action={<Button render={<Link to="/art/" />}>See the prints</Button>}
        />
      </Section>
    </Page>
  );
}
