import { Link, useNavigate } from 'react-router-dom';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';

/** Every address that leads nowhere. (NF-01, NF-02) */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Page width="reading">
      <Section>
        <EmptyState
          level={1}
          title={say('notFound.title')}
          text={say('notFound.text')}
          action={
            <Row gap={3}>
              <Button render={<Link to="/" />}>Return To Home</Button>
              <Button look="secondary" onClick={() => navigate(-1)}>
                Back
              </Button>
            </Row>
          }
        />
      </Section>
    </Page>
  );
}
