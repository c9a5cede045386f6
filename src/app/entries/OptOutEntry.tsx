import { OptOut } from '../../flows/optOut/OptOut.tsx';
import { optOut } from '../../flows/optOut/optOut.ts';
import { OptOutPage } from '../../pages/optOut/OptOutPage.tsx';
import { optOutLogic } from '../../ports/optOut.ts';
import { KeptForm } from './KeptForm.tsx';

/** '/opt_out', with its chart's ports filled. */
export const OptOutEntry = () => (
  <OptOutPage
    form={
      <KeptForm flow={optOut} logic={optOutLogic}>
        <OptOut />
      </KeptForm>
    }
  />
);
