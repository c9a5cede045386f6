import { type ReactNode, useLayoutEffect } from 'react';
import type { DesignService } from '../../domain/designForm.ts';
import { photoIn, photoText } from '../../domain/sentPhoto.ts';
import { DesignRequest } from '../../flows/designRequest/DesignRequest.tsx';
import { designRequest } from '../../flows/designRequest/designRequest.ts';
import { Photo } from '../../flows/photo/Photo.tsx';
import { photo } from '../../flows/photo/photo.ts';
import { DesignFormPage } from '../../pages/design/DesignFormPage.tsx';
import { DESIGN_SERVICES } from '../../pages/design/services.ts';
import { designRequestLogic } from '../../ports/designRequest.ts';
import { forgetPhoto, photoAddress, photoLogic } from '../../ports/photo.ts';
import { KeptForm } from './KeptForm.tsx';

/** '/design/art' and '/design/wall', with their charts' ports filled. */
export const DesignFormEntry = ({ service }: { service: DesignService }) => (
  <DesignFormPage
    service={service}
    form={
      <KeptForm flow={designRequest} logic={designRequestLogic} about={service}>
        <photo.Start logic={photoLogic}>
          <PhotoInForm>
            <DesignRequest
              label={DESIGN_SERVICES[service].name}
              photo={(id, faultId) => <Photo controlId={id} faultId={faultId} addressOf={photoAddress} />}
            />
          </PhotoInForm>
        </photo.Start>
      </KeptForm>
    }
  />
);

/** What the backend has of the photo stands in the form's field; a form that was kept, or sent, tells the photo. */
function PhotoInForm({ children }: { children: ReactNode }) {
  const form = designRequest.useActor();
  const picture = photo.useActor();
  useLayoutEffect(() => {
    const hearing = picture.on('photo.changed', ({ sent }) =>
      form.send({ type: 'field.typed', field: 'photo', text: photoText(sent) }),
    );
    const following = form.subscribe(({ context }) =>
      picture.send({ type: 'photo.followed', sent: photoIn(context.values.photo ?? '') }),
    );
    return () => {
      hearing.unsubscribe();
      following.unsubscribe();
    };
  }, [form, picture]);
  useLayoutEffect(() => forgetPhoto, []);
  return children;
}
