import type { ReactNode } from 'react';
import type { DesignService } from '../../domain/designForm.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { Head } from '../head/Head.tsx';
import { FeeTerms } from './FeeTerms.tsx';
import { DESIGN_SERVICES } from './services.ts';

/** '/design/art' and '/design/wall'. (DSGN-05, ROUTE-53, ROUTE-54) */
export function DesignFormPage({ service, form }: { service: DesignService; form: ReactNode }) {
  const { name, path, what, lead } = DESIGN_SERVICES[service];
  return (
    <Page>
      <Head title={name} description={what} path={path} />
      <BackLink to="/design" />
      <Section level={1} title={name} lead={lead}>
        <FeeTerms />
        {form}
      </Section>
    </Page>
  );
}
