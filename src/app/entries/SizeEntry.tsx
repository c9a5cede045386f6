import { SizePage } from '../../pages/sizes/SizePage.tsx';
import { ConfiguratorPortsProvider } from './ConfiguratorPortsProvider.tsx';

/** The screen for sizes with its charts filled. */
export const SizeEntry = () => (
  <ConfiguratorPortsProvider>
    <SizePage />
  </ConfiguratorPortsProvider>
);
