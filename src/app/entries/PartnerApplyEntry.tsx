import { Partner } from '../../flows/partner/Partner.tsx';
import { partner } from '../../flows/partner/partner.ts';
import { PartnerApplyPage } from '../../pages/partner/PartnerApplyPage.tsx';
import { partnerLogic } from '../../ports/partner.ts';
import { KeptForm } from './KeptForm.tsx';

/** '/partner/apply', with its chart's ports filled. */
export const PartnerApplyEntry = () => (
  <PartnerApplyPage
    form={
      <KeptForm flow={partner} logic={partnerLogic}>
        <Partner />
      </KeptForm>
    }
  />
);
