import { Chooser } from '../../pages/customFraming/Chooser.tsx';
import { ConfiguratorPortsProvider } from './ConfiguratorPortsProvider.tsx';

/** The chooser for the shopper's own picture with its charts filled. (UPL-03) */
export const ChooserEntry = () => (
  <ConfiguratorPortsProvider>
    <Chooser />
  </ConfiguratorPortsProvider>
);
