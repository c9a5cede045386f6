import { formatMessage } from '../../messages/message.ts';
import { notFoundMessages } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';
import { NoIndex } from '../head/Head.tsx';

/** Replaces a page that failed to render. Its link is a plain one, for the router may be what failed. (NF-05) */
export function SomethingWentWrong({ onRetry }: { onRetry: () => void }) {
  return (
    <Page width="reading">
      <NoIndex />
      <Section>
        <EmptyState
          level={1}
          icon="alert"
          title={formatMessage(notFoundMessages['wrong.title'])}
          text={formatMessage(notFoundMessages['wrong.text'])}
          action={
            <Row gap={3}>
              <Button onClick={onRetry}>Try again</Button>
              <Button look="secondary" href="/">
                Return To Home
              </Button>
            </Row>
          }
        />
      </Section>
    </Page>
  );
}
