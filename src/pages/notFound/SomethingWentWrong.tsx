import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, Section } from '../../ui/Layout.tsx';

/** Stands in the place of a page that failed to render. Plain links, for the router may be what failed. (NF-05) */
export function SomethingWentWrong() {
  return (
    <Page width="reading">
      <Section>
        <EmptyState
          level={1}
          icon="alert"
          title={say('wrong.title')}
          text={say('wrong.text')}
          action={<Button href="/">Return To Home</Button>}
        />
      </Section>
    </Page>
  );
}
