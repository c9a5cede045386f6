import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { toBackendUrl } from '../../api/settings.ts';
import type { DesignService } from '../../domain/designForm.ts';
import { DesignRequest, designRequest } from '../../flows/designRequest/DesignRequest.tsx';
import { Photo, photo } from '../../flows/photo/Photo.tsx';
import { designRequestLogic } from '../../ports/designRequest.ts';
import { photoLogic, releasePhoto } from '../../ports/photo.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { PersistedForm } from '../form/PersistedForm.tsx';
import { Head } from '../head/Head.tsx';
import { DESIGN_SERVICES, FeeTerms, WallExamples } from './designParts.tsx';

/** '/design/art' and '/design/wall'. (DSGN-05, ROUTE-53, ROUTE-54) */
export function DesignFormPage({ service }: { service: DesignService }) {
  const { name, path, description, lead } = DESIGN_SERVICES[service];
  return (
    <Page>
      <Head title={name} description={description} path={path} />
      <BackLink to="/design" />
      <Section level={1} title={name} lead={lead}>
        <FeeTerms />
        <PersistedForm flow={designRequest} logic={designRequestLogic} about={service}>
          <FormPhotoProvider>
            <DesignRequest
              label={name}
              photo={(id, errorId) => <Photo controlId={id} errorId={errorId} getUrl={toBackendUrl} />}
            />
          </FormPhotoProvider>
        </PersistedForm>
      </Section>
      <WallExamples />
    </Page>
  );
}

/** The photo that goes with the form. */
function FormPhotoProvider({ children }: { children: ReactNode }) {
  const form = designRequest.useActorRef();
  const logic = useMemo(() => photoLogic(form), [form]);
  useLayoutEffect(() => releasePhoto, []);
  return <photo.Provider logic={logic}>{children}</photo.Provider>;
}
